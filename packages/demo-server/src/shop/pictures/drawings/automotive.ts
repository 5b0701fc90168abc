import type { Brush } from '../createBrush.ts';
import type { Drawing } from '../Drawing.ts';
import type { AutomotiveDrawing } from '../DrawingType.ts';
import { circle, ellipse, faint, line, move, path, rect, repeat, ring } from '../shapes.ts';

const carBattery: Drawing = (b) => [
  b.ground(120, 212, 100),
  rect(52, 42, 28, 22, 4, b.across('steel')),
  rect(160, 42, 28, 22, 4, b.across('steel')),
  path('M28 62h184c6 0 8 3 8 8v18H20V70c0-5 2-8 8-8z', b.down('body')),
  path('M24 88h192v106c0 8-4 12-12 12H36c-8 0-12-4-12-12z', b.down('black')),
  rect(36, 104, 168, 76, 5, '#f4f6f6'),
  rect(36, 104, 168, 28, 5, b.tone('body', 1)),
  rect(48, 112, 78, 12, 2, '#fff'),
  path('M168 106l-16 22h11l-4 16 18-24h-11z', b.tone('yellow', 1)),
  rect(48, 142, 56, 10, 2, '#39454b'),
  rect(48, 158, 38, 7, 2, '#8f9ba1'),
  rect(150, 148, 42, 20, 3, b.tone('accent', 1)),
  line('M60 74h12M66 68v12', '#fff', 4),
  line('M168 74h12', '#fff', 4),
  repeat(6, (i) => circle(88 + i * 13, 75, 4.4, b.tone('body', 2))),
];

const oilCan: Drawing = (b) => [
  b.ground(122, 216, 74),
  rect(148, 16, 34, 26, 5, b.across('accent')),
  path(
    'M60 62c0-12 8-20 20-20h68l8-6h20l12 18c4 8 6 14 6 24v120c0 10-6 16-16 16H76c-10 0-16-6-16-16z',
    b.across('body'),
  ),
  path('M74 56c4-6 8-6 14-6h40c6 0 6 8 2 12l-30 24c-10 8-26 4-26-10z', '#fff', faint(0.95)),
  path('M74 56c4-6 8-6 14-6h40c6 0 6 8 2 12l-30 24c-10 8-26 4-26-10z', '#c9d2d6', faint(0.7)),
  rect(74, 112, 106, 78, 6, '#f7f9f9'),
  rect(82, 120, 64, 13, 2, b.tone('body', 2)),
  path('M108 142c10 14 14 20 14 28a14 14 0 0 1-28 0c0-8 4-14 14-28z', b.down('amber')),
  rect(134, 146, 38, 14, 3, b.tone('accent', 1)),
  rect(134, 166, 28, 6, 2, '#8f9ba1'),
  line('M68 100v96', '#fff', 4, faint(0.35)),
  repeat(5, (i) => line(`M184 ${120 + i * 14}h8`, b.tone('body', 2), 2, faint(0.6))),
];

const jack: Drawing = (b) => [
  b.ground(120, 204, 104),
  line('M172 138l58-102', '#39454b', 9),
  line('M204 82l24-42', b.tone('accent', 1), 11),
  path('M52 152L150 84c8-5 16 0 16 8v12L78 168z', b.down('body')),
  line('M66 152l88-60', b.tone('body', 0), 3.5, faint(0.8)),
  path('M18 160h172c10 0 16 6 16 14v10H30c-8 0-14-8-12-24z', b.down('body')),
  rect(36, 150, 140, 20, 5, b.tone('body', 2), faint(0.6)),
  ellipse(150, 72, 28, 8, '#39454b'),
  rect(124, 62, 52, 14, 5, b.down('black')),
  rect(138, 76, 24, 14, 2, b.down('steel')),
  rect(96, 140, 66, 20, 4, b.down('steel')),
  ...[40, 184].map((x) => circle(x, 186, 17, '#1f272b') + circle(x, 186, 8, b.down('steel'))),
  rect(78, 170, 50, 9, 2, '#fff', faint(0.9)),
];

const wiper: Drawing = (b) => [
  b.ground(120, 204, 100),
  move(
    'rotate(-24 120 120)',
    path('M4 140c60-22 172-22 232 0l-2 8c-60-18-168-18-228 0z', b.down('black')),
    line('M8 147c60-17 164-17 224 0', '#5d6a71', 3),
    path('M40 128c44-30 116-30 160 0l-8 8c-40-20-104-20-144 0z', b.down('graphite')),
    line('M56 124c36-18 92-18 128 0', '#97a3a9', 2.4, faint(0.8)),
    rect(98, 96, 44, 24, 5, b.down('graphite')),
    rect(106, 102, 28, 9, 2, b.tone('body', 1)),
  ),
  move(
    'translate(18 36)',
    rect(0, 0, 96, 34, 5, '#fff', 'stroke="#d2dade"'),
    rect(10, 8, 50, 8, 2, b.tone('body', 1)),
    rect(10, 21, 32, 5, 2, '#8f9ba1'),
    rect(70, 8, 16, 16, 3, b.tone('accent', 1)),
  ),
];

const oilFilter: Drawing = (b) => {
  const can = b.pick(['body', 'white', 'graphite']);
  return [
    b.ground(120, 214, 72),
    path('M56 64c0-18 24-28 64-28s64 10 64 28v122c0 16-26 26-64 26s-64-10-64-26z', b.across(can)),
    repeat(14, (i) =>
      line(`M${60 + i * 9.2} ${58 - Math.sin((i / 13) * Math.PI) * 6}v26`, b.tone(can, 2), 3, faint(0.45)),
    ),
    ellipse(120, 54, 62, 19, b.tone(can, 0), faint(0.6)),
    ellipse(120, 52, 44, 12, b.tone(can, 2), faint(0.5)),
    path('M56 116c18 9 110 9 128 0v50c-18 9-110 9-128 0z', '#f7f9f9'),
    rect(78, 130, 60, 12, 2, b.tone('accent', 1)),
    rect(78, 149, 38, 7, 2, '#8f9ba1'),
    path('M58 190c20 12 104 12 124 0v8c-20 14-104 14-124 0z', '#1f272b', faint(0.7)),
    line('M68 74v116', '#fff', 5, faint(0.4)),
  ];
};

const carBulb: Drawing = (b) => [
  b.ground(120, 216, 50),
  path('M104 26c0-8 6-14 16-14s16 6 16 14v76h-32z', '#dfeef3'),
  path('M104 26c0-8 6-14 16-14s16 6 16 14v76h-32z', b.across('water'), faint(0.45)),
  path('M108 20c4-6 20-6 24 0l-2 12h-20z', '#7c888e', faint(0.8)),
  line('M113 98V62l4-6h6l4 6v36', '#7c888e', 2.4),
  line('M113 60q2-6 4 0t4 0 4 0', '#f4a92d', 3.4),
  line('M108 36v54', '#fff', 4),
  path('M92 100h56l4 24H88z', b.across('steel')),
  ellipse(120, 130, 56, 15, b.tone('steel', 2)),
  ellipse(120, 126, 56, 15, b.down('steel')),
  path('M78 118l-10-12 16 4zM162 118l10-12-16 4z', '#97a3a9'),
  path('M86 136h68l-6 40H92z', b.across('body')),
  rect(98, 148, 44, 12, 2, '#fff', faint(0.9)),
  ...[102, 132].map((x) => rect(x, 176, 8, 34, 1, b.across('brass'))),
];

const tyre: Drawing = (b) => [
  b.ground(120, 220, 84),
  circle(120, 118, 102, '#15191b'),
  ring(120, 118, 99, '#2e3538', 6, 'stroke-dasharray="9 4"'),
  circle(120, 118, 92, b.down('black')),
  ring(120, 118, 78, '#4c5357', 1.6),
  ring(120, 118, 84, '#9aa6ac', 2.4, 'stroke-dasharray="34 96" opacity=".6"'),
  circle(120, 118, 66, '#0d1011'),
  circle(120, 118, 62, b.down('steel')),
  circle(120, 118, 54, '#3c484e'),
  repeat(5, (i) =>
    move(
      `rotate(${i * 72} 120 118)`,
      path('M112 118l-12-58c12-5 28-5 40 0l-12 58z', b.down('steel')),
      line('M112 66l6 44', '#fff', 2, faint(0.6)),
    ),
  ),
  circle(120, 118, 18, b.down('steel')),
  circle(120, 118, 10, b.tone('body', 1)),
  repeat(5, (i) =>
    circle(120 + 24 * Math.cos(i * 1.257 + 0.6), 118 + 24 * Math.sin(i * 1.257 + 0.6), 3.4, '#2a3338'),
  ),
  line('M44 66a92 92 0 0 1 52-38', '#7c888e', 4, faint(0.5)),
];

const jumperClip = (b: Brush, x: number, y: number, turn: number, red: boolean) =>
  move(
    `translate(${x} ${y}) rotate(${turn})`,
    path('M-8 20l-6-52c0-8 8-10 12-2l8 54z', b.across(red ? 'red' : 'black')),
    path('M8 20l6-52c0-8-8-10-12-2l-8 54z', b.across(red ? 'red' : 'black')),
    path('M-12 14h24l6 26-8 8-6-20h-8l-6 20-8-8z', b.down('brass')),
    circle(0, 10, 5, '#d6dde0'),
  );

const jumperLoop = (shift: number, colour: string) =>
  ellipse(120 + shift, 116, 74 - shift, 54, 'none', `stroke="${colour}" stroke-width="9"`) +
  ellipse(118 + shift, 120, 60 - shift, 40, 'none', `stroke="${colour}" stroke-width="9"`);

const jumperCable: Drawing = (b) => [
  b.ground(120, 214, 92),
  jumperLoop(0, b.tone('red', 1)),
  jumperLoop(10, '#262c2f'),
  line('M60 146c-16 8-24 10-26 26M178 150c14 6 24 10 28 24', b.tone('red', 1), 8),
  line('M92 164c-6 8-8 8-10 14M152 166c4 6 6 6 8 12', '#262c2f', 8),
  jumperClip(b, 34, 190, 190, true),
  jumperClip(b, 206, 192, 170, true),
  jumperClip(b, 82, 196, 186, false),
  jumperClip(b, 160, 196, 176, false),
  rect(94, 54, 52, 18, 4, b.down('body')),
];

export const automotive: Readonly<Record<AutomotiveDrawing, Drawing>> = {
  'car-battery': carBattery,
  'oil-can': oilCan,
  jack,
  wiper,
  'oil-filter': oilFilter,
  'car-bulb': carBulb,
  tyre,
  'jumper-cable': jumperCable,
};
