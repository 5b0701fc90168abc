import assert from 'node:assert/strict';
import { cards } from '../payment.ts';
import { demoAccount } from '@vitrin/demo-server/accounts';
import type { Tab, Wanted } from './Tab.ts';

const button = (name: string | RegExp): Wanted => ({ role: 'button', name });
const field = (name: string | RegExp): Wanted => ({ role: 'textbox', name });
const heading = (name: string | RegExp): Wanted => ({ role: 'heading', name });
const dialog = (name: string): Wanted => ({ role: 'dialog', name });

async function signIn(tab: Tab, { cariNo, userName, password } = demoAccount('bayi')): Promise<void> {
  await tab.write(field('Cari No'), cariNo);
  await tab.write(field('Kullanıcı Kodu'), userName);
  // A field of a password has no role.
  await tab.run('document.querySelector("input[type=password]").focus()');
  await tab.type(password);
  await tab.until(
    'return document.querySelector("input[type=password]").value === arguments[0]',
    'the password does not stand in its field',
    password,
  );
  await tab.click(button('Giriş Yap'));
}

/** Ends the session behind the back of the page. Not by a call that holds it: what is pressed afterwards would be held, too. */
async function loseSession(tab: Tab): Promise<void> {
  await tab.run("fetch('/login/logout').then(() => { window.isSignedOut = true; })");
  // The page may notice, and leave for the login.
  await tab.until('return window.isSignedOut || /login/.test(location.pathname)', 'the session is not lost');
}

const putBannerAway = (tab: Tab) => tab.run("localStorage.setItem('hide-modal-banner-40', 'true')");

const quantity = (at: number): Wanted => ({
  role: 'textbox',
  name: /^Miktar: /,
  at,
  within: { role: 'table', name: 'Ürünler' },
});

/** Asks the shop as its page would, without a screen. */
const ask = `
  const ask = (method, path, body) => {
    const request = new XMLHttpRequest();
    request.open(method, path, false);
    if (body) request.setRequestHeader('Content-Type', 'application/json');
    request.send(body && JSON.stringify(body));
    return request.responseText;
  };`;

/** What was left in the basket would be ordered, too, and more of a product than there is cannot be. */
const emptyBasket = `
  ${ask}
  const { id, products } = JSON.parse(ask('GET', '/basket/'));
  for (const { rowId } of products ?? []) ask('DELETE', '/basket/removeProduct/' + rowId + '?siparisId=' + id);`;

const fillBasket = `
  ${emptyBasket}
  const [product] = JSON.parse(ask('GET', '/product/all/?instock=true')).stoks;
  ask('POST', '/basket/addproducts/', [{ productId: product.id, adet: 1 }]);`;

/** The order that is made of the basket, on its checkout. */
async function orderBasket(tab: Tab): Promise<void> {
  await tab.goTo('basket/');
  await tab.sees({ role: 'table', name: 'Sepetiniz' });
  await tab.click(button('Sipariş Ver'));
  await tab.isAt(/\/checkout\/\d+/);
}

/** A card of the demo bank, looked up and chosen in one go. */
async function payByCard(tab: Tab, next: string): Promise<void> {
  await tab.write(field('Kart Üzerindeki İsim'), 'Ayşe Işık');
  await tab.write(field('Kart Numarası'), cards.asks);
  await tab.choose({ role: 'combobox', name: 'Ay' }, '04');
  await tab.choose({ role: 'combobox', name: 'Yıl' }, String(new Date().getFullYear() + 1));
  await tab.write(field(/^CVC/), '321');
  await tab.click(button(next));
  await tab.click({ role: 'radio', name: /^Tek Çekim/ });
}

async function confirmAtBank(tab: Tab): Promise<void> {
  await tab.sees(dialog('3D Secure Doğrulama'));
  await tab.inFrame('Banka doğrulama sayfası', async () => {
    const code = String(
      await tab.until('return document.querySelector("[data-code]")?.textContent', 'no code of the bank'),
    );
    await tab.write(field('Doğrulama Kodu'), code);
    await tab.click(button('Onayla'));
  });
}

/** Notes what is printed instead of printing it. */
const catchPrint = `
  const { contentWindow } = Object.getOwnPropertyDescriptors(HTMLIFrameElement.prototype);
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    ...contentWindow,
    get() {
      const view = contentWindow.get.call(this);
      if (view) view.print = () => { window.printed = view.document.body.textContent; };
      return view;
    },
  });`;

/**
 * What a dealer does every day, in the order in which a day goes; each leaves the dealer signed in. Who follows them next, in another browser,
 * has the same shop.
 */
export const journeys: Readonly<Record<string, (tab: Tab) => Promise<void>>> = {
  'signs in by the form': async (tab) => {
    await tab.goTo('login');
    await putBannerAway(tab);
    await signIn(tab);
    await tab.sees(button(/^Sepetim/));
  },
  'finds, puts into the basket and orders by transfer': async (tab) => {
    await tab.run(emptyBasket);
    await tab.goTo('productAll');
    await tab.write(quantity(0), '2');
    await tab.press('Enter');
    await tab.type('3');
    await tab.click(button('Seçilenleri Sepete Ekle'));
    await tab.seesNo({ role: 'region', name: 'Seçilen ürünler' });
    await orderBasket(tab);
    await tab.click({ role: 'radio', name: 'Havale / EFT' });
    await tab.click({ role: 'radio', within: { role: 'radiogroup', name: /^Banka Hesapları/ } });
    await tab.click(button('Siparişi Bitir'));
    await tab.reads('Siparişiniz Başarıyla Oluşturuldu.');
  },
  'pays an order by card with 3-D Secure': async (tab) => {
    await tab.run(fillBasket);
    await orderBasket(tab);
    await tab.click({ role: 'radio', name: 'Kredi Kartı' });
    await payByCard(tab, 'Sonraki Adım');
    await tab.click(button('Ödemeyi Yap & Siparişi Tamamla'));
    await confirmAtBank(tab);
    await tab.reads('Siparişiniz Başarıyla Oluşturuldu.');
  },
  'reads a statement of other days and prints a letter about it': async (tab) => {
    await tab.goTo('report/hesapekstresi');
    await tab.click(button(/^Tarih Aralığı/));
    await tab.click(button('Geçen Ay'));
    await tab.click(button('Uygula'));
    await tab.isAt(/begin=\d{4}-\d\d-01/);
    await tab.sees({ role: 'table', name: 'Hesap Ekstresi' });
    await tab.run(catchPrint);
    await tab.click(button('Mutabakat Mektubu'));
    await tab.click({ ...button('Yazdır'), within: dialog('Mutabakat Mektubu') });
    await tab.until("return /Mutabıkız/.test(window.printed ?? '')", 'nothing was printed');
  },
  'goes back to where the list was left': async (tab) => {
    await tab.goTo('productAll');
    await tab.sees(quantity(0));
    await tab.run('scrollTo(0, 600)');
    await tab.until('return scrollY > 500', 'the list does not scroll');
    // Pressed for real: Back passes over what nobody pressed for.
    await tab.clickOn(`return [...document.querySelectorAll('main a[href*="/product/"]')].find((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      return link.checkVisibility() && width > 0 && top > 200 && bottom < innerHeight - 100;
    })`);
    await tab.isAt(/\/product\//);
    await tab.sees(button(/Sepete Ekle/));
    await tab.back();
    await tab.isAt(/\/productAll/);
    await tab.until('return Math.abs(scrollY - 600) < 50', 'the list is not where it was');
  },
  'orders by typed and pasted codes': async (tab) => {
    await tab.goTo('hizli-siparis');
    const code = (row: number) => field(`Kod: satır ${row}`);
    const [first, second] = (await tab.run(`
      ${ask}
      return [...ask('GET', '/search/autocompletev2?q=a&stok=false').matchAll(/"kod":"([^"]+)"/g)].slice(0, 2).map(([, code]) => code);`)) as string[];
    assert.ok(first !== undefined && second !== undefined);
    await tab.click(code(1));
    // At once: by the time between keys a hand scanner is told from a person, and a driver's is now the one's and now the other's.
    await tab.run("document.execCommand('insertText', false, arguments[0])", first);
    await tab.press('Enter');
    await tab.type('4');
    await tab.press('Enter');
    await tab.click(button('Yapıştır'));
    await tab.write(field('Ürün listesi'), `${second} 6`);
    await tab.click(button('Satırlara Aktar'));
    await tab.click(button('Sepete Ekle (2)'));
    await tab.reads('2/2 ürün sepete eklendi');
  },
  'comes back to where the session was lost': async (tab) => {
    await loseSession(tab);
    await tab.goTo('basket/');
    await tab.isAt(/\/login/);
    await signIn(tab);
    await tab.isAt(/\/basket/);
    await tab.sees(heading(/Sepet/));
  },
  'paints the shop': async (tab) => {
    await loseSession(tab);
    await tab.goTo('basket/');
    await tab.isAt(/\/login/);
    await signIn(tab, demoAccount('yonetici'));
    await tab.isAt(/\/basket/);
    await tab.click(button('Tema Düzenle'));
    const editor = dialog('Tema Düzenle');
    await tab.until(
      `const item = [...document.querySelectorAll('[role=dialog] *')].find(({ children, textContent }) => children.length === 0 && textContent === 'Düğmeler');
      item?.click();
      return item !== undefined;`,
      'no buttons to paint',
    );
    await tab.write({ ...field('Zemin rengi'), within: editor }, '#b4232a');
    await tab.press('Enter');
    await tab.until(
      "return getComputedStyle(document.querySelector('.elements-button')).backgroundColor === 'rgb(180, 35, 42)'",
      'the colour is not to be seen',
    );
    await tab.click({ ...button('Kaydet'), within: editor });
    await tab.reads('Tema kaydedildi.');
    // The next browser has the shop after this one.
    await tab.run(`${ask} ask('DELETE', '/admin/theme/resetLayout');`);
  },
};
