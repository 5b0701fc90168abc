import type { Drawing } from '../Drawing.ts';
import type { PaintDrawing } from '../DrawingType.ts';
import { circle, ellipse, faint, line, move, path, rect, repeat } from '../shapes.ts';

const paintBucket: Drawing = (b) => {
  const shade = b.pick(['body']);
  return [
    b.ground(120, 216, 72),
    line('M46 78C40 34 84 18 120 18s80 16 74 60', '#8f9ba1', 4.5),
    line('M104 17h32', '#39454b', 9),
    path('M44 72h152l-9 126c-1 11-28 18-67 18s-66-7-67-18z', b.across('white')),
    path('M47 112c16 9 42 13 73 13s57-4 73-13l-5 70c-15 8-40 12-68 12s-53-4-68-12z', b.across(shade)),
    path('M49 138c18 8 42 11 71 11s53-3 71-11l-2 24c-18 8-42 11-69 11s-51-3-69-11z', '#fff'),
    rect(80, 154, 56, 7, 2, b.tone('body', 2)),
    rect(142, 154, 20, 7, 2, b.tone('accent', 1)),
    ellipse(120, 72, 80, 20, '#aab5ba'),
    ellipse(120, 68, 80, 20, b.down('white')),
    ellipse(120, 68, 68, 15, 'none', 'stroke="#b8c2c7" stroke-width="2"'),
    ellipse(120, 69, 56, 11, '#e3e9eb'),
    circle(46, 80, 5, '#7d898f'),
    circle(194, 80, 5, '#7d898f'),
  ];
};

const silicone: Drawing = (b) => [
  b.ground(120, 218, 38),
  path('M113 12h10l7 50h-24z', b.across('white')),
  rect(104, 58, 32, 12, 0, '#c3ccd1'),
  path('M88 70h64c5 0 8 3 8 8v130c0 5-3 8-8 8H88c-5 0-8-3-8-8V78c0-5 3-8 8-8z', b.across('white')),
  rect(80, 92, 80, 94, 0, b.across('body')),
  rect(92, 106, 46, 10, 2, '#fff'),
  rect(92, 122, 30, 5, 2, '#fff', faint(0.7)),
  rect(80, 146, 80, 24, 0, '#fff', faint(0.92)),
  rect(92, 154, 34, 8, 2, b.tone('accent', 1)),
  line('M80 78c10 4 70 4 80 0M80 200c10 4 70 4 80 0', '#aeb9be', 2),
];

const sprayCan: Drawing = (b) => {
  const shade = b.pick(['body']);
  return [
    b.ground(120, 218, 42),
    rect(106, 16, 28, 20, 4, b.across(shade)),
    rect(104, 22, 5, 5, 1, '#1f272b'),
    path('M100 36h40l4 20H96z', b.across('steel')),
    path('M86 62c0-8 14-12 34-12s34 4 34 12v8H86z', b.across('steel')),
    path('M82 68h76v138c0 7-14 11-38 11s-38-4-38-11z', b.across(shade)),
    rect(82, 110, 76, 64, 0, b.across('white'), faint(0.94)),
    rect(94, 122, 52, 12, 2, b.tone('body', 2)),
    rect(94, 140, 36, 6, 2, b.tone('body', 1), faint(0.8)),
    rect(94, 152, 44, 6, 2, b.tone('accent', 1), faint(0.8)),
    line('M82 68c8 4 68 4 76 0M82 204c8 5 68 5 76 0', '#c3ccd1', 2.5),
  ];
};

const paintBrush: Drawing = (b) => [
  b.ground(120, 214, 70),
  move(
    'rotate(34 120 120)',
    path('M110 -6c6-8 14-8 20 0 8 24 2 52 8 82h-36c6-30 0-58 8-82z', b.across(b.pick(['wood', 'body']))),
    circle(120, 6, 5, '#4c3413'),
    rect(86, 74, 68, 44, 4, b.across('steel')),
    line('M86 86h68M86 106h68', '#7c888e', 2),
    ...[98, 142].map((x) => circle(x, 96, 3, '#5d6a71')),
    path('M88 118h64l4 74c0 14-8 24-14 28-6-6-10-4-16 2-6-8-12-8-18-2-10-6-22-12-22-30z', b.across('wood')),
    repeat(9, (i) => line(`M${94 + i * 6.5} 122l${(i - 4) * 0.8} 84`, '#7a5a2a', 1.2, faint(0.5))),
    path('M85 178h70v14c0 14-7 24-13 28-6-6-10-4-16 2-6-8-12-8-18-2-10-6-24-12-24-30z', b.down('accent')),
  ),
];

const paintRoller: Drawing = (b) => [
  b.ground(120, 216, 74),
  line('M196 62h18c8 0 10 4 10 10v22c0 8-4 10-10 10h-84c-8 0-10 4-10 10v26', '#7c888e', 7),
  line('M196 60h18c8 0 10 4 10 10', '#e4e9eb', 2.5),
  rect(18, 34, 180, 56, 14, b.down(b.pick(['white', 'yellow', 'body']))),
  repeat(17, (i) => line(`M${28 + i * 10} 40l-4 44`, '#9aa6ac', 1.4, faint(0.45))),
  rect(14, 42, 14, 40, 5, b.down('graphite')),
  path('M108 136h24l4 68c0 8-6 12-16 12s-16-4-16-12z', b.across('body')),
  line('M112 160h16M112 172h17M111 184h18', b.tone('body', 2), 3, faint(0.7)),
  rect(110, 132, 20, 10, 3, '#2c363b'),
  circle(120, 206, 4, '#fff', faint(0.8)),
];

const maskingTape: Drawing = (b) => {
  const tape = b.pick(['yellow', 'blue', 'card', 'steel', 'body']);
  return [
    b.ground(120, 208, 90),
    path('M40 108v52c0 26 36 46 80 46s80-20 80-46v-52z', b.across(tape)),
    ellipse(120, 108, 80, 48, b.down(tape)),
    ellipse(120, 108, 68, 40, 'none', `stroke="${b.tone(tape, 2)}" stroke-width="1.4" opacity=".45"`),
    ellipse(120, 108, 60, 34, 'none', `stroke="${b.tone(tape, 2)}" stroke-width="1.4" opacity=".45"`),
    ellipse(120, 108, 50, 28, b.tone('card', 2)),
    path('M72 114c6 14 24 22 48 22s42-8 48-22c-8-8-24-14-48-14s-40 6-48 14z', b.tone('card', 0)),
    ellipse(120, 116, 45, 22, '#f4f6f6', faint(0.9)),
    path('M192 130l34 28-10 28-30-14z', b.down(tape)),
    line('M44 120c4 14 14 24 30 32', '#fff', 4, faint(0.5)),
  ];
};

const sandpaper: Drawing = (b) => {
  const grit = b.pick(['card', 'graphite', 'red', 'wood']);
  const sheet = (turn: number, shade: 0 | 1 | 2) =>
    move(
      `rotate(${turn} 120 130)`,
      rect(46, 42, 148, 160, 4, b.tone(grit, shade)),
      repeat(60, () =>
        circle(b.random.between(52, 188), b.random.between(48, 196), 0.9, '#1f1a12', faint(0.4)),
      ),
    );
  return [
    b.ground(120, 214, 92),
    sheet(-14, 2),
    sheet(-5, 1),
    sheet(5, 1),
    path('M150 180c20 0 36-8 48-24l-6 42c-2 4-4 6-8 6l-46-4c8-4 12-10 12-20z', '#f4efe4'),
    rect(74, 66, 56, 22, 3, '#fff', faint(0.9)),
    rect(82, 73, 32, 7, 2, b.tone('body', 1)),
  ];
};

const cementBag: Drawing = (b) => [
  b.ground(120, 216, 88),
  path(
    'M48 38c20-8 40 4 72 2s52-10 72-2c8 40 8 120 2 166-22 10-46 4-74 6s-52 4-74-6c-8-46-6-126 2-166z',
    b.across('white'),
  ),
  path(
    'M44 96c24 6 50 8 76 8s52-2 76-8c2 32 2 54 0 80-24 6-50 8-76 8s-52-2-76-8c-2-26-2-48 0-80z',
    b.across('body'),
  ),
  rect(70, 112, 100, 20, 3, '#fff', faint(0.95)),
  rect(78, 118, 56, 8, 2, b.tone('body', 2)),
  rect(70, 142, 60, 8, 2, '#fff', faint(0.8)),
  rect(140, 140, 30, 26, 3, b.tone('accent', 1)),
  line('M48 46c24 6 48 8 72 6s50-4 72-6', '#aeb9be', 2.4),
  line('M50 40l6-8M70 36l4-8M100 40l2-8M140 38l-2-8M170 36l-4-8M190 40l-6-8', '#c3ccd1', 3),
  line('M56 192c40 8 90 8 128 0', '#aeb9be', 2),
  line('M62 60c-4 30-4 90 0 130', '#fff', 5, faint(0.55)),
];

export const paint: Readonly<Record<PaintDrawing, Drawing>> = {
  'paint-bucket': paintBucket,
  silicone,
  'spray-can': sprayCan,
  'paint-brush': paintBrush,
  'paint-roller': paintRoller,
  'masking-tape': maskingTape,
  sandpaper,
  'cement-bag': cementBag,
};
