import { invoiceSteps, movementSteps, orderSteps } from '@vitrin/api-client/reports/reports';
import { finish } from '@vitrin/api-client/runSteps';

type Answer<Steps extends (body: never) => unknown> = Parameters<Steps>[0];

/** Rows of a report as its screen gets them, read in one go. */
export const readMovements = (body: Answer<typeof movementSteps>) => finish(movementSteps(body));
export const readOrders = (body: Answer<typeof orderSteps>) => finish(orderSteps(body));
export const readInvoices = (body: Answer<typeof invoiceSteps>) => finish(invoiceSteps(body));
