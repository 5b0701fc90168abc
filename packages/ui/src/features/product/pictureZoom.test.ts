import { expect, test } from 'vitest';
import { mostRatio, ratioOfWheel } from './pictureZoom.ts';

const wheel = (deltaY: number, rest: Partial<WheelEvent> = {}) =>
  ratioOfWheel({ deltaY, deltaMode: 0, ctrlKey: false, ...rest });

test('PROD-01 a picture is enlarged to its own pixels, and a small one to twice what is seen', () => {
  expect(mostRatio(3000, 600)).toBe(5);
  expect(mostRatio(600, 600)).toBe(2);
  expect(mostRatio(0, 0)).toBe(2);
});

test('PROD-01 a notch of the wheel enlarges by a fifth, told in px as in lines, and is undone by one the other way', () => {
  expect(wheel(-100)).toBeCloseTo(1.22, 2);
  expect(wheel(-3, { deltaMode: 1 })).toBeCloseTo(wheel(-99), 6);
  expect(wheel(-100) * wheel(100)).toBeCloseTo(1, 6);
});

test('PROD-01 fingers on a trackpad tell few px, which count for more; no turn enlarges by more than half', () => {
  expect(wheel(-5, { ctrlKey: true })).toBeGreaterThan(wheel(-5));
  expect(wheel(-5000)).toBeLessThan(1.5);
  expect(wheel(5000)).toBeGreaterThan(0.6);
});
