import type { RequestHandler } from 'msw';
import type { Company } from '../shop/accounts/Company.ts';
import { http, platform } from './http.ts';
import type { Wire } from './http.ts';
import type { Authentication } from './Authentication.ts';

/** The account of the company acted for. */
export const accountHandlers = ({ member }: Authentication): RequestHandler[] => [
  http.get('/info/me', async ({ request, cookies, response }) => {
    const dealer = await member({ request, cookies });
    return dealer
      ? response(200).json(writeAccountInfo(dealer.actor.company))
      : response(401).json(platform.sessionLost);
  }),
];

export const writeAccountInfo = (company: Company): Wire['AccountInfo'] => ({
  cari: {
    ad: company.name,
    vergiDairesi: company.taxOffice,
    vergiNumarasi: company.taxNumber,
    risk: company.riskLimit / 100,
  },
  temsilci: company.representative
    ? { ad: company.representative.name, email: company.representative.email }
    : null,
  adresler: company.addresses.map(({ text, contact }) => ({ adres: text, yetkili: contact })),
});
