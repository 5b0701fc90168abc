import type { Actor } from '../shop/accounts/Company.ts';
import type { Day } from '../shop/calendar.ts';
import type { Product } from '../shop/catalogue/Catalogue.ts';
import { agreementPrice, priceListNames, pricesOf, withVat } from '../shop/catalogue/prices.ts';
import type { ProductPrice } from '../shop/catalogue/prices.ts';
import { formatAmount, formatMoney, toTry } from '../shop/money.ts';
import { createRateOfDay } from './createRateOfDay.ts';
import type { Wire } from './http.ts';
import { pictureUrl } from './pictureUrl.ts';

/** For whom products are written, and when. */
export interface Viewer {
  readonly actor: Actor | undefined;
  /** The price list chosen by shortcut: then only its prices show, so that a customer can look along. */
  readonly priceList: string | undefined;
  /** Prices in lira are at this day's rates. */
  readonly day: Day;
}

/** A product as lists, cards and search results carry it. A guest's carries no price, no stock and no way to order. */
export function writeProduct(product: Product, { actor, priceList, day }: Viewer): Wire['Product'] {
  const { id, name, code, brandName, brandId, unit } = product;
  const shown: Wire['Product'] = {
    id,
    ad: name,
    kod: code,
    barkod: product.showBarcode ? product.ean13 : null,
    showBarkod: product.showBarcode,
    image: { smallUrl: pictureUrl(product, 1, 160) },
    marka: brandName,
    markaId: brandId,
    stokBirim: unit,
    showAddBasketButton: actor !== undefined && product.isSold,
  };
  if (!actor) return { ...shown, fiyats: null, showIskonto: false, showTeskFiyat: false, multiPrice: false };

  const names = shownPriceLists(priceList);
  const prices = pricesOf(product, actor.company.discountPoints).filter(({ list }) => names.includes(list));
  const isSingle = names.length === 1;
  const agreed = isSingle ? undefined : agreementPrice(product, actor.company.id);
  const discounted = isSingle ? prices[0] : prices.find(({ list }) => list === 'Bayi');
  return {
    ...shown,
    fiyats: prices.map((price) => writePrice(price, product)),
    iskonto: discounted?.discount ?? 0,
    showIskonto: true,
    stokAnlasmaFiyat: agreed
      ? {
          fiyatF: formatAmount(agreed.net),
          fiyatFK: formatMoney(agreed.net, product.currency),
          iskonto: agreed.discount,
        }
      : null,
    miktarDisplayName: stockText(product),
    temin: null,
    teminDisplayName: product.leadTime,
    teskFiyatFTL: retailPrice(product, day),
    showTeskFiyat: true,
    multiPrice: !isSingle,
  };
}

/** All price lists, or the one the visitor chose. */
export const shownPriceLists = (chosen: string | undefined): readonly string[] =>
  priceListNames.some((name) => name === chosen) && chosen !== undefined ? [chosen] : priceListNames;

const writePrice = ({ list, net }: ProductPrice, { currency }: Product): Wire['ProductPrice'] => ({
  id: priceListNames.indexOf(list) + 1,
  ad: list,
  fiyatFK: formatMoney(net, currency),
  fiyatF: formatAmount(net),
  netFiyatF: formatMoney(net, currency),
  CssClass: list === 'Liste' ? 'fiyat-liste' : null,
});

const rateOfDay = createRateOfDay();

/** The list price with VAT in lira at today's rate. */
const retailPrice = ({ listPrice, currency, vatRate }: Product, day: Day): string =>
  formatMoney(withVat(toTry(listPrice, rateOfDay(day, currency)), vatRate), 'TRY');

/** Fewer than this are counted out to the dealer. */
const scarce = 10;

/** 'Stokta', 'Son 3 adet' or 'Stokta yok'. */
function stockText({ stockTotal, unit }: Product): string {
  if (stockTotal === 0) return 'Stokta yok';
  if (stockTotal < scarce) return `Son ${String(stockTotal)} ${unit.toLocaleLowerCase('tr')}`;
  return 'Stokta';
}
