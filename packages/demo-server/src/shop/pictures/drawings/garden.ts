import type { Drawing } from '../Drawing.ts';
import type { GardenDrawing } from '../DrawingType.ts';
import { circle, ellipse, faint, line, move, path, rect, repeat, ring } from '../shapes.ts';

const hose: Drawing = (b) => {
  const rubber = b.pick(['green', 'green', 'yellow', 'body', 'graphite']);
  const stripe = rubber === 'yellow' ? '#2f8f4e' : '#f4c430';
  return [
    b.ground(120, 208, 92),
    ...[92, 76, 60].map(
      (radius, i) =>
        ellipse(
          120,
          120 + i * 2,
          radius,
          radius * 0.86,
          'none',
          `stroke="${b.tone(rubber, 2)}" stroke-width="17"`,
        ) +
        ellipse(
          120,
          118 + i * 2,
          radius,
          radius * 0.86,
          'none',
          `stroke="${b.tone(rubber, 1)}" stroke-width="13"`,
        ) +
        ellipse(
          120,
          119 + i * 2,
          radius,
          radius * 0.86,
          'none',
          `stroke="${stripe}" stroke-width="2" opacity=".85"`,
        ) +
        line(
          `M${120 - radius} ${114 + i * 2}a${radius} ${radius * 0.86} 0 0 1 ${radius * 1.2} ${-radius * 0.8}`,
          b.tone(rubber, 0),
          3.5,
          faint(0.7),
        ),
    ),
    line('M186 174c14 14 20 18 34 20', b.tone(rubber, 2), 17),
    line('M186 173c14 14 20 18 34 20', b.tone(rubber, 1), 13),
    rect(208, 183, 22, 22, 3, b.down('brass'), 'transform="rotate(8 219 194)"'),
  ];
};

const pruner: Drawing = (b) => [
  b.ground(120, 216, 70),
  path('M112 104c-18 16-34 46-40 82-2 14 0 22 6 28 8-2 12-8 14-18 6-32 16-54 32-72z', b.across('body')),
  path('M128 104c18 16 34 46 40 82 2 14 0 22-6 28-8-2-12-8-14-18-6-32-16-54-32-72z', b.across('body')),
  line('M86 186c4-28 12-48 26-66', b.tone('body', 0), 3, faint(0.75)),
  line('M108 132c8 8 16 8 24 0M106 144c10 9 18 9 28 0', '#7c888e', 3.4),
  path('M126 108c-26-18-40-52-34-90 22 14 42 44 44 84z', b.down('steel')),
  path('M116 106c14-10 26-28 34-56 16 18 12 46-16 66z', b.down('graphite')),
  line('M96 26c2 28 12 54 30 72', '#fff', 2.4, faint(0.9)),
  circle(122, 106, 13, b.down('graphite')),
  circle(122, 106, 6, '#d6dde0'),
  rect(150, 184, 16, 8, 3, b.tone('accent', 1)),
];

const shovel: Drawing = (b) => [
  b.ground(118, 218, 70),
  move(
    'rotate(24 120 120)',
    rect(113, 2, 14, 130, 5, b.across(b.pick(['wood', 'wood', 'body']))),
    path('M98 2c0-8 6-12 22-12s22 4 22 12v10h-12V6h-20v6H98z', b.down('graphite')),
    path('M110 122h20l4 22h-28z', b.across('steel')),
    path('M84 142h72c6 22 6 50-6 72-8 14-18 22-30 28-12-6-22-14-30-28-12-22-12-50-6-72z', b.across('steel')),
    line('M120 146v80', '#7c888e', 3, faint(0.6)),
    line('M92 150c-4 24-2 46 6 60', '#fff', 4, faint(0.8)),
    rect(113, 84, 14, 14, 0, b.tone('accent', 1), faint(0.8)),
  ),
];

const sprayer: Drawing = (b) => [
  b.ground(112, 216, 74),
  rect(92, 18, 40, 14, 5, b.down('graphite')),
  rect(106, 28, 12, 40, 2, b.across('steel')),
  path('M64 92c0-18 16-28 48-28s48 10 48 28v98c0 16-16 24-48 24s-48-8-48-24z', b.across('white')),
  path('M64 132h96v58c0 16-16 24-48 24s-48-8-48-24z', b.across('body')),
  rect(86, 54, 52, 20, 6, b.across('accent')),
  rect(80, 148, 64, 36, 4, '#fff', faint(0.95)),
  rect(88, 156, 38, 7, 2, b.tone('body', 2)),
  rect(88, 168, 24, 5, 2, '#8f9ba1'),
  line('M156 176c40 6 52-20 48-60l-2-30', '#20282c', 6),
  rect(194, 58, 16, 34, 5, b.across('graphite')),
  line('M202 58V26l-14-10', '#c3ccd1', 5),
  circle(186, 14, 5, b.tone('brass', 1)),
  repeat(4, (i) => line(`M70 ${96 + i * 9}h12`, '#8f9ba1', 2)),
];

const lawnMower: Drawing = (b) => [
  b.ground(112, 212, 100),
  line('M148 128l62-104h20', '#2a3338', 9),
  line('M212 26h16', b.tone('accent', 1), 9),
  path('M146 110h48c12 0 18 8 16 20l-8 56h-58z', b.down('graphite')),
  line('M158 118v62M172 118v62M186 118v62', '#1c2327', 2, faint(0.7)),
  path('M20 170c0-34 26-56 66-56h58c12 0 18 8 18 20v54H20z', b.down('body')),
  line('M36 160c4-22 24-36 54-36', b.tone('body', 0), 4, faint(0.75)),
  path('M62 78h62c10 0 16 8 16 18v20H46V96c0-10 6-18 16-18z', b.down('graphite')),
  repeat(5, (i) => line(`M${64 + i * 14} 88v18`, '#1c2327', 3)),
  rect(76, 66, 34, 14, 5, b.tone('accent', 1)),
  rect(84, 142, 44, 14, 3, '#f2f6f6'),
  rect(90, 147, 24, 5, 2, b.tone('body', 2)),
  ...[
    [46, 186, 25],
    [168, 182, 30],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, '#1f272b') +
      circle(x, y, r - 7, '#aab5ba') +
      circle(x, y, r - 15, b.tone('body', 1)) +
      ring(x, y, r - 2, '#434a4e', 2, 'stroke-dasharray="4 3"'),
  ),
];

const wateringCan: Drawing = (b) => {
  const stuff = b.pick(['body', 'steel', 'green']);
  return [
    b.ground(128, 214, 80),
    path('M92 150L38 84l-6-20 16 6 56 50z', b.down(stuff)),
    move(
      'rotate(-42 34 62)',
      ellipse(34, 58, 24, 10, b.down('steel')),
      repeat(6, (i) => circle(18 + i * 6.4, 58, 1.6, '#39454b')),
    ),
    line('M100 88c4-46 92-60 116-12 18 40-2 80-32 96', b.tone(stuff, 2), 13),
    line('M100 86c4-44 90-58 113-12', b.tone(stuff, 0), 4, faint(0.8)),
    path('M84 92h104l8 108c0 8-24 12-60 12s-60-4-60-12z', b.across(stuff)),
    ellipse(136, 92, 52, 13, b.tone(stuff, 2)),
    ellipse(136, 93, 45, 9, '#1f272b', faint(0.6)),
    line('M80 132c18 6 92 6 112 0M78 180c18 6 96 6 116 0', b.tone(stuff, 2), 2.4, faint(0.5)),
    rect(116, 146, 40, 16, 3, '#fff', faint(0.85)),
    rect(122, 151, 22, 6, 2, b.tone('accent', 1)),
  ];
};

const chainsaw: Drawing = (b) => [
  b.ground(120, 202, 102),
  path('M104 128h118c10 0 16 8 16 15s-6 15-16 15H104z', b.down('steel')),
  rect(104, 126, 120, 5, 2, '#39454b'),
  rect(104, 155, 120, 5, 2, '#39454b'),
  repeat(12, (i) => path(`M${110 + i * 10} 126l4-6 3 6zM${110 + i * 10} 160l4 6 3-6z`, '#2a3338')),
  rect(146, 138, 44, 9, 2, b.tone('accent', 1)),
  path('M26 106c0-14 8-22 22-22h58c12 0 18 8 18 20v64c0 10-6 16-16 16H42c-10 0-16-6-16-16z', b.down('body')),
  line('M36 98c2-5 6-8 12-8h56', b.tone('body', 0), 3, faint(0.75)),
  path('M20 130c-14 2-16 40-2 56 8 8 22 8 30 2l-6-12c-14 4-18-8-14-30z', b.down('graphite')),
  line('M60 84c6-30 22-38 52-34 14 2 18 14 14 34', '#232b30', 11),
  path('M124 62l14-6 8 50-16 6z', b.down('graphite')),
  repeat(4, (i) => line(`M${42 + i * 11} 104v20`, b.tone('body', 2), 4)),
  circle(98, 146, 17, b.down('graphite')),
  circle(98, 146, 7, b.down('steel')),
  rect(40, 140, 36, 14, 2, '#f2f6f6'),
  rect(45, 145, 20, 5, 2, b.tone('body', 1)),
];

const seedBag: Drawing = (b) => {
  const leaf = b.random.pick(['green', 'green', 'red', 'amber'] as const);
  return [
    b.ground(120, 216, 74),
    path('M62 28h116l6 20v150c0 10-4 14-12 14H68c-8 0-12-4-12-14V48z', b.across('body')),
    rect(60, 26, 120, 20, 2, b.tone('body', 2)),
    line('M64 36h112', '#fff', 2, 'stroke-dasharray="4 4" opacity=".6"'),
    rect(68, 60, 104, 132, 8, '#fbf9f1'),
    path('M68 150c30-14 74-14 104 0v34c0 5-3 8-8 8H76c-5 0-8-3-8-8z', '#6b4a2a'),
    line('M120 152v-40', b.tone('green', 1), 5),
    path('M120 128c-26 2-36-12-36-32 22-2 36 10 36 32z', b.down(leaf)),
    path('M120 118c24 0 36-14 36-34-22 0-36 12-36 34z', b.down('green')),
    rect(82, 66, 60, 9, 2, b.tone('body', 1)),
    rect(82, 168, 46, 8, 2, '#fff', faint(0.85)),
    rect(142, 166, 22, 14, 3, b.tone('accent', 1)),
    line('M62 60v130', '#fff', 3, faint(0.4)),
  ];
};

export const garden: Readonly<Record<GardenDrawing, Drawing>> = {
  hose,
  pruner,
  shovel,
  sprayer,
  'lawn-mower': lawnMower,
  'watering-can': wateringCan,
  chainsaw,
  'seed-bag': seedBag,
};
