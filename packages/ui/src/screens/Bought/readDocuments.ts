/** What the list of invoices and each of them are read by, as one file. */
export { getDocument } from '@vitrin/api-client/reports/document';
export { getInvoiceReport } from '@vitrin/api-client/reports/reports';
