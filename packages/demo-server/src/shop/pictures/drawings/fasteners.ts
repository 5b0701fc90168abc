import type { Drawing } from '../Drawing.ts';
import type { FastenerDrawing } from '../DrawingType.ts';
import { circle, ellipse, faint, line, move, path, rect, repeat } from '../shapes.ts';
import type { Brush, Material } from '../createBrush.ts';

/** Zinc, yellow chromate, black and stainless: what the goods of the trade are coated with. */
const coatingOf = (b: Brush): Material => b.pick(['steel', 'steel', 'steel', 'brass', 'graphite']);

const thread = (x: number, from: number, to: number, width: number) =>
  repeat(Math.floor((to - from) / 9), (i) =>
    line(`M${x - 1} ${from + i * 9}l${width + 2}-5`, '#66737a', 2.2),
  );

const bolt: Drawing = (b) => {
  const coating = coatingOf(b);
  const end = b.random.between(176, 204);
  return [
    b.ground(120, 214, 84),
    move(
      'rotate(36 120 120)',
      path(`M108 74h24v${end - 82}l-6 8h-12l-6-8z`, b.across(coating)),
      thread(108, 108, end - 6, 24),
      path('M80 30h80l8 12v22l-8 10H80l-8-10V42z', b.across(coating)),
      line('M98 30v44M142 30v44', '#76838a', 1.5, faint(0.7)),
      rect(70, 74, 100, 8, 3, b.tone(coating, 1)),
      path('M82 140h76l6 9v18l-6 9H82l-6-9v-18z', b.across(coating)),
      line('M100 140v36M140 140v36', '#76838a', 1.5, faint(0.7)),
    ),
  ];
};

const nut: Drawing = (b) => {
  const coating = coatingOf(b);
  return [
    b.ground(120, 206, 88),
    path('M70 62h100l50 50v34l-50 50H70l-50-50v-34z', b.across(coating)),
    path('M70 62h100l50 50-50 50H70l-50-50z', b.down(coating)),
    ellipse(120, 112, 62, 42, b.tone(coating, 0), faint(0.55)),
    ellipse(120, 112, 46, 31, '#39454b'),
    ellipse(120, 118, 42, 25, '#1f272b'),
    repeat(3, (i) =>
      line(`M${80 + i * 3} ${104 + i * 9}c10-${20 - i * 3} 70-${20 - i * 3} ${80 - i * 6} 0`, '#8b979d', 1.8),
    ),
    line('M70 162v34M170 162v34', '#5d6a71', 2, faint(0.6)),
  ];
};

const washer: Drawing = (b) => {
  const coating = coatingOf(b);
  const hoop = (x: number, y: number, size: number) =>
    ellipse(x, y + 8, size, size * 0.6, b.tone(coating, 2)) +
    ellipse(x, y, size, size * 0.6, b.down(coating)) +
    ellipse(x, y + 2, size * 0.52, size * 0.31, '#39454b') +
    ellipse(x, y + 5, size * 0.48, size * 0.27, '#f4f6f6');
  return [b.ground(120, 204, 96), hoop(84, 84, 62), hoop(160, 112, 58), hoop(98, 158, 66)];
};

const screw: Drawing = (b) => {
  const coating = coatingOf(b);
  const one = (x: number, turn: number) =>
    move(
      `translate(${x} 22) rotate(${turn} 0 90)`,
      path('M-7 22h14v130L0 180l-7-28z', b.across(coating)),
      repeat(15, (i) => line(`M-${9 - i * 0.3} ${44 + i * 8}l${18 - i * 0.6}-5`, b.tone(coating, 2), 2.4)),
      path('M-24 0h48c0 8-10 12-15 24H-9C-14 12-24 8-24 0z', b.across(coating)),
      ellipse(0, 0, 24, 7, b.tone(coating, 0)),
      line('M-9 0h18M0-3v6', '#39454b', 3),
    );
  return [b.ground(120, 212, 84), one(74, -8), one(166, 10), one(120, 0)];
};

const anchor: Drawing = (b) => {
  const isPlastic = b.random.chance(0.5);
  const sleeve: Material = isPlastic ? b.pick(['body', 'white', 'red']) : 'steel';
  return [
    b.ground(120, 214, 80),
    move(
      'rotate(34 120 120)',
      path('M112 14h16v206l-8 12-8-12z', b.across('steel')),
      thread(112, 30, 76, 16),
      path('M102 82h36v110l-6 18h-24l-6-18z', b.across(sleeve)),
      line('M120 120v84', b.tone(sleeve, 2), 3),
      repeat(6, (i) => line(`M103 ${106 + i * 14}l8 4M137 ${106 + i * 14}l-8 4`, b.tone(sleeve, 2), 3)),
      rect(94, 74, 52, 10, 4, b.across(sleeve)),
      path('M98 34h44l6 8v16l-6 8H98l-6-8V42z', b.across('steel')),
      line('M110 34v32M130 34v32', '#76838a', 1.5),
    ),
  ];
};

const threadedRod: Drawing = (b) => {
  const coating = coatingOf(b);
  return [
    b.ground(120, 210, 92),
    ...[-26, 0, 26].map((shift) =>
      move(
        `translate(${shift} ${Math.abs(shift) / 4}) rotate(28 120 120)`,
        rect(111, 2, 18, 232, 3, b.across(coating)),
        repeat(30, (i) => line(`M111 ${10 + i * 7.4}l18-4`, b.tone(coating, 2), 1.8, faint(0.75))),
        ellipse(120, 3, 9, 3, b.tone(coating, 0)),
      ),
    ),
  ];
};

const chain: Drawing = (b) => {
  const coating = coatingOf(b);
  const link = (x: number, y: number, turn: number) =>
    move(
      `translate(${x} ${y}) rotate(${turn})`,
      rect(-32, -18, 64, 36, 18, 'none', `stroke="${b.tone(coating, 2)}" stroke-width="14"`),
      rect(-32, -19, 64, 36, 18, 'none', `stroke="${b.tone(coating, 1)}" stroke-width="9"`),
      line('M-16-22h32', b.tone(coating, 0), 3.5),
    );
  const side = (x: number, y: number, turn: number) =>
    move(`translate(${x} ${y}) rotate(${turn})`, rect(-30, -7, 60, 14, 7, b.down(coating)));
  return [
    b.ground(120, 210, 90),
    link(56, 62, 42),
    link(128, 122, 38),
    link(190, 178, 44),
    side(93, 92, 40),
    side(160, 150, 41),
    circle(36, 44, 5, b.tone('body', 1)),
  ];
};

export const fasteners: Readonly<Record<FastenerDrawing, Drawing>> = {
  bolt,
  nut,
  washer,
  screw,
  anchor,
  'threaded-rod': threadedRod,
  chain,
};
