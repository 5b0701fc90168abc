import type { RequestHandler } from 'msw';
import { contact, shopName } from '../content/settings.ts';
import type { DemoShop } from '../demoShop.ts';
import { applicationForm, applicationReceived } from '../pages/applicationPages.ts';
import { readApplicationForm } from '../pages/readApplicationForm.ts';
import { htmlInit } from './htmlAnswer.ts';
import { http, platform } from './http.ts';
import type { Wire } from './http.ts';
import { isText, readJson } from './readJson.ts';
import type { Authentication } from './Authentication.ts';
import { redirect } from './redirect.ts';

/** Signing in and out, what stands around the login form, and the form for new dealers. */
export function sessionHandlers(shop: DemoShop, { visitor, sessions }: Authentication): RequestHandler[] {
  return [
    http.get('/login', ({ response }) => response(200).json(loginPage)),
    // The catalogue is open: anybody may look, prices are for dealers.
    http.get('/login/CheckLogin', ({ response }) => response(200).json(true)),
    http.post('/login/spa', async ({ request, response }) => {
      const { cariNo, userName, password } = await readJson(request);
      if (!isText(cariNo) || !isText(userName) || !isText(password)) {
        return response(400).json(platform.badRequest);
      }
      const signedIn = await shop.sessions.signIn({ cariNo, userName, password });
      return signedIn.ok
        ? response(200).json(
            { hasError: false, errorMessage: null },
            { headers: sessions.open(signedIn.session.token) },
          )
        : response(200).json({ hasError: true, errorMessage: signedIn.message });
    }),
    http.get('/login/logout', async ({ request, cookies, response }) => {
      const { token } = await visitor({ request, cookies });
      if (token !== undefined) shop.sessions.signOut(token);
      return response.untyped(redirect('/spa/', sessions.close()));
    }),
    http.get('/bayibasvuru', ({ response }) => response(200).text(applicationForm({}, {}), htmlInit)),
    http.post('/bayibasvuru', async ({ request, response }) => {
      const { values, errors } = readApplicationForm(
        new URLSearchParams(await new Response(request.body).text()),
      );
      if (Object.keys(errors).length > 0) {
        return response(200).text(applicationForm(values, errors), htmlInit);
      }
      const { id } = shop.content.apply(values);
      return response(200).text(applicationReceived(id), htmlInit);
    }),
  ];
}

/** What is shown around the login form. */
export const loginPage: Wire['LoginPage'] = {
  logo: 'logo.svg',
  showBayiFormu: true,
  firmaAdi: shopName,
  companyInfo: { ADRES: contact.address, TELEFON: contact.phone, EMAIL: contact.email },
  background: ['/image/login/1.svg', '/image/login/2.svg', '/image/login/3.svg'],
};
