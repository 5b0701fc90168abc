import { createAssortment, createDemoShop } from './demoShop.ts';
import type { Assortment, DemoShop } from './demoShop.ts';

/** Enough for every category and for lists of ten pages, and made in a few milliseconds. */
const products = 400;

let shared: Assortment | undefined;

/** A fresh shop in memory. All of them share one assortment, which never changes. */
export const createStoryShop = (): DemoShop => createDemoShop((shared ??= createAssortment(products)));
