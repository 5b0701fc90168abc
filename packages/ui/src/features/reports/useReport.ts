import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import {
  type InvoiceRow,
  invoicesQuery,
  movementsQuery,
  ordersQuery,
  statementQuery,
} from '@vitrin/api-client/reports/reports';
import type { Identity } from '@vitrin/api-client/identity';
import { useMemo } from 'react';
import type { ReportType } from '../../routes.ts';
import type { ReportView } from './ReportLine.ts';
import type { ReportRange } from './reportQuery.ts';
import { viewInvoices } from './viewInvoices.ts';
import { viewMovements } from './viewMovements.ts';
import { viewOrders } from './viewOrders.ts';
import { viewStatement } from './viewStatement.ts';

type ReportOptions = UseQueryOptions<unknown, Error, ReportView>;
interface Read<Row> {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
  readonly view: (rows: readonly Row[]) => ReportView;
}

/** One type for four reports, whose rows differ: from here on only the view of them is known. */
const viewed = <Row>({ view, ...read }: Read<Row>) => ({ ...read, select: view }) as unknown as ReportOptions;

/** A report of a range; every range and type is a question of its own, so that a late answer never shows in another's place. */
export function useReport(identity: Identity, type: ReportType, range: ReportRange, today: string) {
  const { start, end } = range;
  const options = useMemo(() => {
    const dates = { begin: start, end };
    switch (type) {
      case 'genelhareket':
        return viewed({ ...movementsQuery(identity, dates), view: viewMovements });
      case 'hesapekstresi':
        return viewed({ ...statementQuery(identity, dates), view: viewStatement });
      case 'siparislistesi':
        return viewed({ ...ordersQuery(identity, dates), view: viewOrders });
      case 'faturalistesi':
        return viewed({
          ...invoicesQuery(identity, dates),
          view: (rows: readonly InvoiceRow[]) => viewInvoices(rows, today),
        });
    }
  }, [identity, type, start, end, today]);
  return useQuery(options);
}

/** A report without rows: what stands there before it has come. */
export function emptyReport(type: ReportType, today: string): ReportView {
  switch (type) {
    case 'genelhareket':
      return viewMovements([]);
    case 'hesapekstresi':
      return viewStatement([]);
    case 'siparislistesi':
      return viewOrders([]);
    case 'faturalistesi':
      return viewInvoices([], today);
  }
}
