import { dropDraft } from '@vitrin/api-client/drafts';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { writeAmount } from '@vitrin/api-client/payment/writeAmount';
import { readField } from '@vitrin/api-client/read/readField';
import { readList } from '@vitrin/api-client/read/readList';
import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';

/** A document that is to be paid. */
export interface PayDocument {
  /** What its row of the statement is told by. */
  readonly key: string;
  readonly documentNo: string;
  /** What was open of it when it was chosen, in kuruş of lira. */
  readonly kurus: number;
}

/** The documents a payment is for, and what has become of it. */
export interface PayChoice {
  /** First day of the statement they were chosen from, `yyyy-MM-dd`. */
  readonly begin: string;
  readonly documents: readonly PayDocument[];
  /** A card has been charged for them, or was about to be. */
  readonly isSent: boolean;
  /** Number of the payment; '' while there is none. */
  readonly paidAs: string;
}

function readDocument(value: unknown): PayDocument | undefined {
  const kurus = readField(value, 'kurus');
  if (typeof kurus !== 'number' || !Number.isSafeInteger(kurus) || kurus <= 0) return undefined;
  return {
    key: readRaw(readField(value, 'key')),
    documentNo: readRaw(readField(value, 'documentNo')),
    kurus,
  };
}

function readChoice(value: unknown): PayChoice | undefined {
  const documents = readList(readField(value, 'documents'), readDocument);
  if (documents.length === 0) return undefined;
  return {
    documents,
    begin: readRaw(readField(value, 'begin')),
    isSent: readField(value, 'isSent') === true,
    paidAs: readRaw(readField(value, 'paidAs')),
  };
}

/** The documents chosen to be paid in this tab; undefined where there are none. */
export const payChoice = (identity: Identity) =>
  storedValue(storedKeys.draft('pay-documents'), readChoice, identityKey(identity));

/** Those that are still to be paid. */
export function unpaidChoice(identity: Identity): PayChoice | undefined {
  const choice = payChoice(identity).get();
  return choice?.paidAs === '' ? choice : undefined;
}

/** Chooses documents for the payment that is opened next: what was typed into an earlier one is not meant for them. */
export function choosePayment(identity: Identity, begin: string, documents: readonly PayDocument[]): void {
  dropDraft('payment');
  payChoice(identity).set({ begin, documents, isSent: false, paidAs: '' } satisfies PayChoice);
}

/**
 * The documents of a payment that was taken. One that was sent for them and has no number yet is this one: the bank leads here
 * without another word.
 */
export function paidDocuments(identity: Identity, paymentId: string): readonly PayDocument[] {
  const kept = payChoice(identity);
  const choice = kept.get();
  if (!choice) return [];
  if (choice.paidAs === '' && choice.isSent) kept.set({ ...choice, paidAs: paymentId });
  else if (choice.paidAs !== paymentId) return [];
  return choice.documents;
}

/** What is open of all of them, in kuruş. */
export const sumDocuments = (documents: readonly PayDocument[]): number =>
  documents.reduce((sum, { kurus }) => sum + kurus, 0);

/** As many characters as the description of a payment may have. */
const longest = 500;

/** Which documents a payment is for, in one line; where they do not fit, how many more there are. */
export function describeDocuments(documents: readonly PayDocument[]): string {
  const numbers = documents.map(({ documentNo }) => documentNo);
  const write = (count: number) => {
    const more = numbers.length - count;
    return `Ödeme yapılan belgeler: ${numbers.slice(0, count).join(', ')}${more > 0 ? ` ve ${more} belge daha` : ''}`;
  };
  let count = numbers.length;
  while (count > 1 && write(count).length > longest) count -= 1;
  return write(count).slice(0, longest);
}

/** What a payment for them begins with, as it would be typed. */
export const startOf = ({ documents }: PayChoice) => ({
  price: writeAmount(sumDocuments(documents) / 100, ','),
  description: describeDocuments(documents),
});
