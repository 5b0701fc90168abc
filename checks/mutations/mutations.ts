import type { Mutation } from './Mutation.ts';
import { clientMutations } from './clientMutations.ts';
import { serverMutations } from './serverMutations.ts';
import { pageMutations } from './pageMutations.ts';
import { paymentMutations } from './paymentMutations.ts';
import { warehouseMutations } from './warehouseMutations.ts';

/** Every breakage that is tried; `pnpm check mutations` tries them. */
export const mutations: readonly Mutation[] = [
  ...clientMutations,
  ...paymentMutations,
  ...serverMutations,
  ...pageMutations,
  ...warehouseMutations,
];
