import { readAmount, readRate, readShown, type Shown } from './readAmount.ts';
import { isRecord, readField } from './readField.ts';
import { readId, type Id } from './readId.ts';
import { readList } from './readList.ts';
import { readText } from './readText.ts';
import type { Schemas, Wire } from './Wire.ts';

/** A way to spread a payment. Amounts in lira. */
export interface InstalmentOption {
  /** Id of the ratio, sent back as BankPosId. */
  readonly id: Id;
  /** Number of instalments; 1 is a single payment. */
  readonly instalments: number;
  readonly description: string;
  /** Commission in percent. */
  readonly commission: Shown;
  /** What the card is charged in all. */
  readonly totalAmount: number;
  readonly instalmentAmount: Shown;
  /** What the seller receives. */
  readonly netAmount: number | undefined;
}

export interface InstalmentBank {
  readonly id: Id;
  readonly name: string;
  readonly logoUrl: string;
  readonly options: readonly InstalmentOption[];
}

/** Reads GET /payment2/PaynetRatio: `{data: banks}` or `{data: {data: banks}}`. */
export function readInstalments(body: Wire<Schemas['Instalments']>): readonly InstalmentBank[] {
  return readList(instalmentData(body), (value) => {
    if (!isRecord(value)) return undefined;
    return {
      id: readId(readField(value, 'bank_id')),
      name: readText(readField(value, 'bank_name')),
      logoUrl: readText(readField(value, 'bank_logo')),
      options: readList(readField(value, 'ratio'), readInstalmentOption),
    };
  });
}

/** The list of banks inside the answer, whichever way it is wrapped. */
export function instalmentData(body: Wire<Schemas['Instalments']>): Wire<Schemas['InstalmentBank'][] | null> {
  const data = readField(body, 'data');
  return isRecord(data) ? readField(data, 'data') : data;
}

/** An option without an id, a count or a total above zero cannot be charged and is not offered. */
function readInstalmentOption(value: Wire<Schemas['InstalmentOption']>): InstalmentOption | undefined {
  const totalAmount = readAmount(readField(value, 'total_amount'));
  const instalments = readAmount(readField(value, 'instalment'));
  const id = readId(readField(value, 'id'));
  if (id === '' || instalments === undefined || totalAmount === undefined || totalAmount <= 0)
    return undefined;
  return {
    id,
    instalments,
    description: readText(readField(value, 'desc')),
    commission: readShown(readField(value, 'ratioNew'), readRate),
    totalAmount,
    instalmentAmount: readShown(readField(value, 'instalment_amount')),
    netAmount: readAmount(readField(value, 'total_net_amount')),
  };
}
