import type { DrawingType } from '../pictures/DrawingType.ts';
import type { PaletteName } from '../pictures/Palette.ts';

export type Currency = 'TRY' | 'USD' | 'EUR';
export type VatRate = 20 | 10 | 1;
export type Unit =
  | 'Adet'
  | 'Takım'
  | 'Makara'
  | 'Kutu'
  | 'Kova'
  | 'Çift'
  | 'Metre'
  | 'Paket'
  | 'Rulo'
  | 'Set'
  | 'Teneke'
  | 'Torba'
  | 'Boy';

/** A maker. Its colours show in the pictures, its prefix in the stock codes. */
export interface Brand {
  readonly id: number;
  readonly name: string;
  /** Two to three ASCII letters or digits; unique. */
  readonly prefix: string;
  readonly palette: PaletteName;
  /** The currency the maker lists its prices in. */
  readonly currency: Currency;
}

/** One node of the category tree. Products belong to leaves (level 3) only. */
export interface Category {
  readonly id: number;
  readonly name: string;
  /** Font Awesome free class pair, e.g. `fa-solid fa-wrench`. */
  readonly icon: string;
  readonly level: 1 | 2 | 3;
  readonly parentId: number | null;
  readonly childIds: readonly number[];
  /** The id under which the legacy shop keeps the icon. */
  readonly stokNotId: number;
}

export interface Warehouse {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

/** A row of the technical table, e.g. `['Ölçü', '22 mm']`. */
export type Specification = readonly [label: string, value: string];

export interface Product {
  /** Rising in the order of creation: the highest id is the newest product. */
  readonly id: number;
  /** Unique stock code, e.g. `TK-KA-22-KV`. */
  readonly code: string;
  readonly name: string;
  readonly brandId: number;
  readonly brandName: string;
  /** Always a leaf. */
  readonly categoryId: number;
  /** 13 digits with a valid check digit; unique but for one that two products share. */
  readonly ean13: string;
  readonly showBarcode: boolean;
  /** Whether it can be ordered. */
  readonly isSold: boolean;
  readonly unit: Unit;
  /** Pieces in one sales unit. */
  readonly pack: number;
  /** Percent. */
  readonly vatRate: VatRate;
  readonly currency: Currency;
  /** The 'Liste' price without VAT in minor units (kuruş, cent) of `currency`. */
  readonly listPrice: number;
  /** Percent off the list price in the price list 'Bayi'. */
  readonly dealerDiscount: number;
  /** Sales units per warehouse, in the order of `Catalogue.warehouses`. */
  readonly stock: readonly number[];
  /** Sum of `stock`. */
  readonly stockTotal: number;
  /** When it can leave the house, e.g. `Aynı gün`, `2–3 iş günü`, `2–3 hafta`. */
  readonly leadTime: string;
  readonly specifications: readonly Specification[];
  /** What the pictures show. */
  readonly drawing: DrawingType;
  readonly palette: PaletteName;
}

/** Everything the shop sells. Two catalogues of the same size are identical; a smaller one is the beginning of a larger. */
export interface Catalogue {
  /** By id, ascending. */
  readonly products: readonly Product[];
  readonly brands: readonly Brand[];
  /** Parents before children, in menu order. */
  readonly categories: readonly Category[];
  readonly warehouses: readonly Warehouse[];
  readonly productById: (id: number) => Product | undefined;
  /** The exact stock code, as printed. */
  readonly productByCode: (code: string) => Product | undefined;
  readonly brandById: (id: number) => Brand | undefined;
  readonly categoryById: (id: number) => Category | undefined;
}

export type ListSort = 'fiyat' | 'ad' | 'id';
export type ListDirection = 'asc' | 'desc';

/** What a product list asks for. Filters narrow each other; an unknown category or brand has no products. */
export interface ListQuery {
  readonly categoryId?: number;
  readonly brandId?: number;
  readonly query?: string;
  readonly inStock?: boolean;
  /** Without it: best match first for a `query`, otherwise the newest first. */
  readonly sort?: ListSort;
  readonly dir?: ListDirection;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface ListPage {
  /** Empty beyond the last page. */
  readonly products: readonly Product[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** The brands to choose from: those of the list without its brand filter, in Turkish order. */
  readonly brands: readonly Brand[];
}
