import { queryOptions } from '@tanstack/react-query';
import { reportsApi, type DateRange, type DocumentKind } from '../calls/reports.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

const reportKey = (identity: Identity, report: string, range: DateRange) =>
  [identityKey(identity), 'reports', report, range] as const;

/** General movements. A new order or payment must show at once, so reports are never taken as fresh. */
export const movementsQuery = (api: Api, identity: Identity, range: DateRange) =>
  queryOptions({
    queryKey: reportKey(identity, 'movements', range),
    queryFn: ({ signal }) => reportsApi(api).movements(range, signal),
    staleTime: fresh.never,
    ...once,
  });

/** Account statement. */
export const statementQuery = (api: Api, identity: Identity, range: DateRange) =>
  queryOptions({
    queryKey: reportKey(identity, 'statement', range),
    queryFn: ({ signal }) => reportsApi(api).statement(range, signal),
    staleTime: fresh.never,
    ...once,
  });

/** Order list. */
export const ordersQuery = (api: Api, identity: Identity, range: DateRange) =>
  queryOptions({
    queryKey: reportKey(identity, 'orders', range),
    queryFn: ({ signal }) => reportsApi(api).orders(range, signal),
    staleTime: fresh.never,
    ...once,
  });

/** Invoice list. */
export const invoicesQuery = (api: Api, identity: Identity, range: DateRange) =>
  queryOptions({
    queryKey: reportKey(identity, 'invoices', range),
    queryFn: ({ signal }) => reportsApi(api).invoices(range, signal),
    staleTime: fresh.never,
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
