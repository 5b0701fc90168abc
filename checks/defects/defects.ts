import type { Defect } from './Defect.ts';
import { clientDefects } from './clientDefects.ts';
import { edgeDefects } from './edgeDefects.ts';
import { pageDefects } from './pageDefects.ts';
import { paymentDefects } from './paymentDefects.ts';

/** Every breakage that is tried; `pnpm check defects` tries them. */
export const defects: readonly Defect[] = [
  ...clientDefects,
  ...paymentDefects,
  ...edgeDefects,
  ...pageDefects,
];
