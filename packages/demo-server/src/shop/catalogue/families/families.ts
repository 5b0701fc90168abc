import type { FamilyPlan } from '../familyPlan.ts';
import { automotive } from './automotive.ts';
import { electrical } from './electrical.ts';
import { fasteners } from './fasteners.ts';
import { garden } from './garden.ts';
import { handTools } from './handTools.ts';
import { lighting } from './lighting.ts';
import { measuring } from './measuring.ts';
import { paint } from './paint.ts';
import { plumbing } from './plumbing.ts';
import { powerTools } from './powerTools.ts';
import { safety } from './safety.ts';

/** The trades of the shop in menu order. Append only: positions decide category ids and a maker's trades. */
export const families: readonly FamilyPlan[] = [
  handTools,
  powerTools,
  fasteners,
  electrical,
  lighting,
  plumbing,
  paint,
  safety,
  garden,
  automotive,
  measuring,
];
