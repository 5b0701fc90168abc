import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import type { DocumentKind } from '@vitrin/api-client/calls/reports';
import { documentQuery } from '@vitrin/api-client/queries/reports';
import type { Identity } from '@vitrin/api-client/read/readApplication';

/** Lines of an invoice, an order or a delivery note. */
export const useDocument = (identity: Identity, kind: DocumentKind, documentNo: string) =>
  useQuery(documentQuery(api, identity, kind, documentNo));
