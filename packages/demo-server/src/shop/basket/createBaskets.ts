import type { Store } from '../../store/Store.ts';
import type { Actor } from '../accounts/Company.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Counters } from '../createCounters.ts';
import { refused } from '../Outcome.ts';
import type { Outcome } from '../Outcome.ts';
import { chosenPriceList } from '../pricing/priceFor.ts';
import type { Basket, BasketLine, BasketView } from './Basket.ts';
import { viewBasket } from './viewBasket.ts';

/** Baskets of members, one for each company a member acts for. */
export interface Baskets {
  /** @param priceList the name in the price-list cookie, if any. */
  readonly read: (actor: Actor, priceList?: string) => BasketView;
  /** Number of rows. */
  readonly count: (actor: Actor) => number;
  /** Puts products in; more of a product that is in already raises its row. All lines or none. Stock is not asked. */
  readonly add: (actor: Actor, lines: readonly BasketLine[]) => Outcome;
  /** Sets the quantity of a row, also above the stock: then the row says so when the basket is read. */
  readonly setQuantity: (actor: Actor, basketId: number, rowId: number, quantity: number) => Outcome;
  readonly remove: (actor: Actor, basketId: number, rowId: number) => Outcome;
  /** Makes the basket a pending order, ready for checkout under the same number. Pressing it again is no harm. */
  readonly order: (
    actor: Actor,
    basketId: number,
    note: string,
    priceList?: string,
  ) => Outcome<{ readonly id: number }>;
  /** The pending order of the actor, as kept; undefined when it was finished, taken back or belongs to somebody else. */
  readonly pending: (actor: Actor, id: number) => Basket | undefined;
  /** Takes a basket away that became an order. */
  readonly close: (basket: Basket) => void;
}

export const highestQuantity = 99_999;
export const longestNote = 500;
const firstBasketId = 100_001;
const firstRowId = 500_001;

const notYours = refused('Sepet bulunamadı. Lütfen sayfayı yenileyin.');
const noSuchRow = refused('Ürün sepetinizde bulunamadı. Lütfen sayfayı yenileyin.');

export function createBaskets(store: Store, catalogue: Catalogue, counters: Counters): Baskets {
  const baskets = store.table<Basket>('baskets', { id: (basket) => String(basket.id), owner: ownerOf });
  const current = ({ company, member }: Actor) =>
    baskets.owned(ownerOf({ companyId: company.id, memberId: member.id }))[0];
  const owned = (actor: Actor, id: number) => {
    const basket = current(actor);
    return basket?.id === id ? basket : undefined;
  };
  const view = (basket: Basket | undefined, actor: Actor, priceList?: string) =>
    viewBasket(
      basket?.id ?? 0,
      basket?.rows ?? [],
      actor.company,
      chosenPriceList(actor.company, priceList),
      catalogue,
    );

  /** A pending order is one of exactly these rows, so that nobody finishes or pays anything but what the checkout shows. */
  const change = (basket: Basket, rows: Basket['rows']) => {
    const { pending: _, ...open } = basket;
    baskets.put({ ...open, rows });
  };

  return {
    read: (actor, priceList) => view(current(actor), actor, priceList),
    count: (actor) => current(actor)?.rows.length ?? 0,
    add: (actor, lines) => {
      const unknown = lines.find((line) => !catalogue.productById(line.productId)?.isSold);
      if (unknown) return refused('Ürün bulunamadı veya artık satışta değil.');
      if (lines.length === 0) return refused('Sepete eklenecek ürün seçilmedi.');
      return store.transaction(() => {
        const basket = current(actor) ?? emptyBasket(counters.next('basket', firstBasketId), actor);
        const rows = new Map(basket.rows.map((row) => [row.productId, row]));
        for (const { productId, quantity } of lines) {
          const row = rows.get(productId);
          const sum = (row?.quantity ?? 0) + quantity;
          if (!isQuantity(quantity) || !isQuantity(sum)) return wrongQuantity;
          rows.set(productId, {
            rowId: row?.rowId ?? counters.next('row', firstRowId),
            productId,
            quantity: sum,
          });
        }
        change(basket, [...rows.values()]);
        return { ok: true };
      });
    },
    setQuantity: (actor, basketId, rowId, quantity) => {
      const basket = owned(actor, basketId);
      if (!basket) return notYours;
      if (!basket.rows.some((row) => row.rowId === rowId)) return noSuchRow;
      if (!isQuantity(quantity)) return wrongQuantity;
      change(
        basket,
        basket.rows.map((row) => (row.rowId === rowId ? { ...row, quantity } : row)),
      );
      return { ok: true };
    },
    remove: (actor, basketId, rowId) => {
      const basket = owned(actor, basketId);
      if (!basket) return notYours;
      const rows = basket.rows.filter((row) => row.rowId !== rowId);
      if (rows.length === basket.rows.length) return noSuchRow;
      change(basket, rows);
      return { ok: true };
    },
    order: (actor, basketId, note, priceList) => {
      const basket = owned(actor, basketId);
      if (!basket) return notYours;
      const shown = view(basket, actor, priceList);
      if (shown.rows.length === 0) return refused('Sepetinizde ürün bulunmuyor');
      if (shown.exceedsStock) return refused('Sepetinizde stok miktarını aşan ürün bulunuyor.');
      if (note.length > longestNote)
        return refused(`Sipariş notu en fazla ${String(longestNote)} karakter olabilir.`);
      baskets.put({ ...basket, pending: { note: note.trim(), priceList: shown.priceList } });
      return { ok: true, id: basket.id };
    },
    pending: (actor, id) => {
      const basket = owned(actor, id);
      return basket?.pending && basket;
    },
    close: (basket) => baskets.remove(String(basket.id)),
  };
}

const wrongQuantity = refused(`Miktar 1 ile ${String(highestQuantity)} arasında bir tam sayı olmalı.`);

const isQuantity = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= highestQuantity;

const ownerOf = ({ companyId, memberId }: Pick<Basket, 'companyId' | 'memberId'>) =>
  `${String(companyId)}:${String(memberId)}`;

const emptyBasket = (id: number, { company, member }: Actor): Basket => ({
  id,
  companyId: company.id,
  memberId: member.id,
  rows: [],
});
