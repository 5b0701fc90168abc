import type { Company } from '../accounts/Company.ts';
import type { Product } from '../catalogue/Catalogue.ts';
import { agreementPrice, priceListNames, pricesOf } from '../catalogue/prices.ts';
import type { PriceListName } from '../catalogue/prices.ts';
import type { Minor } from '../money.ts';

/** What a company pays for one sales unit of a product, without VAT, in minor units of the product's currency. */
export interface AppliedPrice {
  /** Before the discount. */
  readonly unitPrice: Minor;
  /** Percent. */
  readonly discount: number;
  readonly netPrice: Minor;
  readonly isAgreement: boolean;
}

/**
 * The price a company buys at: that of the price list, or the price agreed with it where that is lower.
 */
export function priceFor(product: Product, company: Company, list: PriceListName): AppliedPrice {
  const [atList, atDealer, atCash] = pricesOf(product, company.discountPoints);
  const listed = { Liste: atList, Bayi: atDealer, Peşin: atCash }[list];
  const agreed = agreementPrice(product, company.id);
  if (agreed && agreed.net < listed.net) {
    return {
      unitPrice: product.listPrice,
      discount: agreed.discount,
      netPrice: agreed.net,
      isAgreement: true,
    };
  }
  return { unitPrice: listed.gross, discount: listed.discount, netPrice: listed.net, isAgreement: false };
}

/**
 * The price list in force: the one the visitor chose (the cookie `kisayolFiyat`) where the shop has it, else the
 * company's own.
 */
export const chosenPriceList = (company: Company, wish: string | undefined): PriceListName =>
  priceListNames.find((name) => name === wish) ?? company.priceList;
