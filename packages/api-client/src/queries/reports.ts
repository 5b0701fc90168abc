import { queryOptions } from '@tanstack/react-query';
import { reportsApi, type DateRange, type DocumentKind } from '../calls/reports.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

const reportKey = (identity: Identity, report: string, range: DateRange) =>
  [identityKey(identity), 'reports', report, range] as const;

/**
 * A new order or payment must show at once: the rows of another report or range are asked for anew whenever it is chosen,
 * and until they come there are none.
 */
const unkept = { staleTime: fresh.never, gcTime: 0 } as const;

/** General movements. */
export const movementsQuery = (api: Api, identity: Identity, range: DateRange) =>
  queryOptions({
    queryKey: reportKey(identity, 'movements', range),
    queryFn: ({ signal }) => reportsApi(api).movements(range, signal),
    ...unkept,
    ...once,
  });

/** Account statement. */
export const statementQuery = (api: Api, identity: Identity, range: DateRange) =>
  queryOptions({
    queryKey: reportKey(identity, 'statement', range),
    queryFn: ({ signal }) => reportsApi(api).statement(range, signal),
    ...unkept,
    ...once,
  });

/** Order list. */
export const ordersQuery = (api: Api, identity: Identity, range: DateRange) =>
  queryOptions({
    queryKey: reportKey(identity, 'orders', range),
    queryFn: ({ signal }) => reportsApi(api).orders(range, signal),
    ...unkept,
    ...once,
  });

/** Invoice list. */
export const invoicesQuery = (api: Api, identity: Identity, range: DateRange) =>
  queryOptions({
    queryKey: reportKey(identity, 'invoices', range),
    queryFn: ({ signal }) => reportsApi(api).invoices(range, signal),
    ...unkept,
    ...once,
  });

/** Lines of a document, which no longer change once it is issued. */
export const documentQuery = (api: Api, identity: Identity, kind: DocumentKind, documentNo: string) =>
  queryOptions({
    queryKey: [identityKey(identity), 'reports', 'document', kind, documentNo],
    queryFn: ({ signal }) => reportsApi(api).document(kind, documentNo, signal),
    staleTime: fresh.session,
    ...once,
  });
