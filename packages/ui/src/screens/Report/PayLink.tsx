import type { Identity } from '@vitrin/api-client/identity';
import { readKurus } from '@vitrin/api-client/read/readKurus';
import { choosePayment } from '../../features/payment/payDocuments.ts';
import type { ReportLine } from '../../features/reports/ReportLine.ts';
import type { Ticks } from '../../features/reports/ticks/useTicks.ts';
import { paths } from '../../paths.ts';
import { main } from '../../primitives/ActionBar/ActionBar.css.ts';
import { CreditCardIcon } from '../../primitives/Icon/CreditCardIcon.tsx';

export interface PayLinkProps {
  identity: Identity;
  /** First day of the statement. */
  begin: string;
  ticks: Ticks;
  lines: readonly ReportLine[];
}

/** Leads to a payment of what is open of some documents. */
export const PayLink = ({ identity, begin, ticks, lines }: PayLinkProps) => (
  <a
    className={main}
    href={paths.payment.to()}
    onClick={() =>
      choosePayment(
        identity,
        begin,
        lines.map((line) => ({
          key: ticks.keyOf(line),
          documentNo: line.documentNo || line.kind || '',
          kurus: readKurus(line.open) ?? 0,
        })),
      )
    }
  >
    <CreditCardIcon />
    Seçilenleri Öde
  </a>
);
