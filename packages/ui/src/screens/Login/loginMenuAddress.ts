import { paths } from '../../paths.ts';
import { serverAddress } from '../../serverAddress.ts';

const page = paths.page.to({ id: '' });
const loginPage = paths.loginPage.to({ id: '' });

/** The address behind a link of the login's menu: content pages open in the login's own layout (`/apage/…`). */
export function loginMenuAddress(url: string): string | undefined {
  const address = serverAddress(url);
  return address?.startsWith(page) ? loginPage + address.slice(page.length) : address;
}
