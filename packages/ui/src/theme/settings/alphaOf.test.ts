import { expect, test } from 'vitest';
import { alphaOf } from './alphaOf.ts';

test.each([
  ['red', 1],
  ['transparent', 0],
  ['#0b6', 1],
  ['#0b60', 0],
  ['#0b6f', 1],
  ['#0b6066', 1],
  ['#0b606633', 0.2],
  ['rgb(11, 96, 0)', 1],
  ['rgba(11,96,102,.1)', 0.1],
  ['rgb(11 96 102/10%)', 0.1],
  ['hsl(120deg 50% 50% / 0)', 0],
  ['oklch(.5 .1 200 / none)', 0],
  ['rgb(none none none / 4)', 1],
])('%s hides %d', (color, alpha) => expect(alphaOf(color)).toBeCloseTo(alpha, 5));
