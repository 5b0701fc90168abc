import { useQuery } from '@tanstack/react-query';
import { type DocumentKind, documentQuery } from '@vitrin/api-client/reports/document';
import type { Identity } from '@vitrin/api-client/identity';

/** Lines of an invoice, an order or a delivery note. */
export const useDocument = (identity: Identity, kind: DocumentKind, documentNo: string) =>
  useQuery(documentQuery(identity, kind, documentNo));
