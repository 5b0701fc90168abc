import type { RequestHandler } from 'msw';
import type { DemoShop } from '../demoShop.ts';
import { http, platform } from './http.ts';
import { readPeriod } from './readPeriod.ts';
import type { Authentication } from './Authentication.ts';
import {
  writeDocumentLines,
  writeInvoiceRow,
  writeMovementRow,
  writeOrderRow,
  writeStatement,
} from './writeReports.ts';

const details = [
  ['/Report/faturadetay/{belgeNo}', 'invoice'],
  ['/Report/siparisdetay/{belgeNo}', 'order'],
  ['/Report/irsaliyedetay/{belgeNo}', 'deliveryNote'],
] as const;

/** The books of the company acted for. A range that is no range is 400, a document of somebody else 404. */
export function reportHandlers({ ledger }: DemoShop, { member }: Authentication): RequestHandler[] {
  return [
    http.get('/report/genelhareket', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const period = readPeriod(request.url);
      if (!period) return response(400).json(platform.badRequest);
      return response(200).json({
        data: ledger.movements(dealer.actor.company, period).map(writeMovementRow),
      });
    }),
    http.get('/report/hesapekstresi', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const period = readPeriod(request.url);
      if (!period) return response(400).json(platform.badRequest);
      const statement = ledger.statement(dealer.actor.company, period);
      return response(200).json({ data: writeStatement(statement, period) });
    }),
    http.get('/report/siparislistesi', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const period = readPeriod(request.url);
      if (!period) return response(400).json(platform.badRequest);
      return response(200).json({ data: ledger.orders(dealer.actor.company, period).map(writeOrderRow) });
    }),
    http.get('/report/faturalistesi', async ({ request, cookies, response }) => {
      const dealer = await member({ request, cookies });
      if (!dealer) return response(401).json(platform.sessionLost);
      const period = readPeriod(request.url);
      if (!period) return response(400).json(platform.badRequest);
      return response(200).json({ data: ledger.invoices(dealer.actor.company, period).map(writeInvoiceRow) });
    }),
    ...details.map(([path, kind]) =>
      http.get(path, async ({ request, cookies, params, response }) => {
        const dealer = await member({ request, cookies });
        if (!dealer) return response(401).json(platform.sessionLost);
        const document = ledger.document(dealer.actor.company, kind, params.belgeNo);
        return document
          ? response(200).json(writeDocumentLines(document))
          : response(404).json(platform.notFound);
      }),
    ),
  ];
}
