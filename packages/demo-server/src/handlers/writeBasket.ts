import type { BasketView } from '../shop/basket/Basket.ts';
import { formatMoney } from '../shop/money.ts';
import { savedOn } from '../shop/pricing/priceLine.ts';
import type { Wire } from './http.ts';
import { pictureUrl } from './pictureUrl.ts';

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

/** A basket as the legacy shop formats it. Amounts of rows and totals carry their currency. */
export function writeBasket(basket: BasketView): Wire['Basket'] {
  return {
    id: basket.id,
    products: basket.rows.map(({ line, ...row }, index) => ({
      id: index + 1,
      rowId: row.rowId,
      stokId: row.product.id,
      ad: line.name,
      kod: line.code,
      image: { smallUrl: pictureUrl(row.product, 1, 160) },
      miktarF: whole.format(line.quantity),
      stokBirim: line.unit,
      birimFiyatF: formatMoney(line.netPrice, line.currency),
      tutarF: formatMoney(line.net, line.currency),
      iskontoOrani: line.discount,
      iskontoTutarKdvDahilF: formatMoney(savedOn(line), line.currency),
      stokMiktarUygun: row.isWithinStock,
      stokMiktarUygunClass: row.isWithinStock ? '' : 'text-danger',
      StokMiktar: row.stock,
    })),
    sums: basket.totals.map(({ currency, net, vat, gross }) => ({
      satirToplamWCF: formatMoney(net, currency),
      kdvToplamWCF: formatMoney(vat, currency),
      genelToplamWCF: formatMoney(gross, currency),
      paraBirimi: currency,
    })),
    showIskonto: true,
    hideOrderButton: basket.exceedsStock,
    basketVariation: basket.variations.map((variation) => ({
      stokFiyatAdId: variation.priceListId,
      title: variation.title,
      description: variation.description,
      araToplamF: formatMoney(variation.net, variation.currency),
      kdvTutarF: formatMoney(variation.vat, variation.currency),
      genelFiyatF: formatMoney(variation.gross, variation.currency),
      paraBirimi: variation.currency,
    })),
  };
}
