import type { Drawing } from '../Drawing.ts';
import type { ElectricalDrawing } from '../DrawingType.ts';
import { circle, ellipse, faint, line, move, path, rect, repeat, ring } from '../shapes.ts';

const cableReel: Drawing = (b) => {
  const cable = b.pick(['amber', 'graphite', 'blue', 'red', 'green', 'white']);
  return [
    b.ground(120, 212, 84),
    ellipse(172, 118, 30, 86, b.tone('body', 2)),
    ellipse(166, 118, 30, 86, b.down('body')),
    ellipse(165, 118, 23, 70, b.tone('body', 2), faint(0.5)),
    path('M72 54h92c12 0 20 29 20 64s-8 64-20 64H72z', b.down(cable)),
    repeat(9, (i) => {
      const x = 84 + i * 11;
      return (
        line(`M${x} 54c9 6 14 32 14 64s-5 58-14 64`, b.tone(cable, 2), 1.8, faint(0.6)) +
        line(`M${x - 5} 55c8 8 13 33 13 62`, b.tone(cable, 0), 1.6, faint(0.6))
      );
    }),
    ellipse(76, 118, 34, 88, b.tone('body', 2)),
    ellipse(70, 118, 34, 88, b.down('body')),
    ellipse(70, 118, 27, 76, 'none', `stroke="${b.tone('body', 0)}" stroke-width="2" opacity=".6"`),
    ellipse(70, 118, 13, 33, b.tone('body', 2)),
    ellipse(68, 118, 8, 21, '#eef2f3'),
    ellipse(67, 118, 4.5, 12, '#2a3338'),
    line(
      'M66 46v24M66 166v24M47 80l8 16M47 156l8-16M90 78l-7 16M90 158l-7-16',
      b.tone('body', 2),
      4,
      faint(0.6),
    ),
    line('M150 178c16 22 40 22 62 14', b.tone(cable, 2), 8),
    line('M150 177c16 21 40 21 61 13', b.tone(cable, 1), 4.5),
    line('M211 190l9-3', '#c5793b', 4),
  ];
};

const circuitBreaker: Drawing = (b) => [
  b.ground(120, 218, 60),
  path('M66 26h108c4 0 6 2 6 6v176c0 5-3 8-8 8H68c-5 0-8-3-8-8V32c0-4 2-6 6-6z', b.across('white')),
  rect(60, 78, 120, 88, 0, '#f7f9f9'),
  line('M60 78h120M60 166h120', '#b8c2c7', 2),
  ...[50, 192].flatMap((y) =>
    [92, 148].map(
      (x) =>
        circle(x, y, 13, '#c6cfd3') +
        circle(x, y, 9, b.down('steel')) +
        line(`M${x - 6} ${y + 4}l12-8`, '#5a666c', 3),
    ),
  ),
  rect(74, 88, 92, 26, 3, '#fff', 'stroke="#d2dade"'),
  rect(80, 94, 34, 6, 1.5, b.tone('body', 1)),
  rect(80, 104, 22, 4, 1.5, '#8f9ba1'),
  rect(136, 94, 24, 14, 2, '#e9eef0'),
  rect(84, 122, 72, 36, 4, '#d5dce0'),
  path('M90 126h60v14c0 8-4 14-10 14h-40c-6 0-10-6-10-14z', b.down('graphite')),
  line('M96 130h48', '#8b99a1', 2.5),
  rect(110, 142, 20, 4, 2, b.tone('accent', 1)),
  line('M120 26v52M120 166v50', '#c6cfd3', 2),
];

const plate = (fill: string) => [
  rect(34, 36, 172, 172, 18, '#9ba7ad', faint(0.5)),
  rect(32, 32, 176, 176, 18, fill, 'stroke="#c3ccd1" stroke-width="1.5"'),
  rect(40, 40, 160, 160, 12, 'none', 'stroke="#fff" stroke-width="2" opacity=".6"'),
];

const wallSocket: Drawing = (b) => {
  const frame = b.pick(['white', 'white', 'graphite', 'brass']);
  return [
    b.ground(120, 218, 86),
    ...plate(b.down(frame)),
    circle(120, 120, 62, b.tone('white', 2)),
    circle(120, 121, 58, b.down('white')),
    circle(120, 121, 48, '#dfe5e8'),
    circle(120, 121, 46, '#f4f6f6'),
    circle(98, 121, 8, '#2a3338'),
    circle(142, 121, 8, '#2a3338'),
    rect(115, 72, 10, 12, 2, b.down('brass')),
    rect(115, 158, 10, 12, 2, b.down('brass')),
    rect(58, 190, 26, 4, 2, b.tone('body', 1), faint(0.8)),
  ];
};

const lightSwitch: Drawing = (b) => {
  const frame = b.pick(['white', 'white', 'graphite', 'steel']);
  const isDouble = b.random.chance(0.5);
  return [
    b.ground(120, 218, 86),
    ...plate(b.down(frame)),
    rect(58, 58, 124, 124, 8, '#c3ccd1'),
    path('M62 62h116v58H62z', b.down('white')),
    path('M62 120h116v58H62z', '#dbe2e5'),
    line('M66 66h108', '#fff', 3),
    isDouble ? line('M120 62v116', '#aab5ba', 2.4) : '',
    rect(isDouble ? 84 : 113, 162, 14, 5, 2.5, b.tone('accent', 1)),
    isDouble ? rect(142, 162, 14, 5, 2.5, b.tone('accent', 1)) : '',
  ];
};

const cableTie: Drawing = (b) => {
  const tint = b.pick(['white', 'graphite', 'body', 'red', 'green']);
  return [
    b.ground(120, 212, 92),
    ...[0, 1, 2, 3, 4].map((i) =>
      move(
        `translate(36 0) rotate(${-22 + i * 11} 70 196)`,
        path('M64 40l6-22 6 22v150H64z', b.across(tint)),
        repeat(22, (n) => line(`M66 ${58 + n * 5}h8`, b.tone(tint, 2), 1.2, faint(0.6))),
        rect(58, 184, 24, 22, 4, b.across(tint)),
        rect(64, 190, 12, 9, 1, b.tone(tint, 2)),
      ),
    ),
    rect(150, 176, 62, 30, 4, '#fff', 'stroke="#d2dade"'),
    rect(158, 184, 34, 6, 2, b.tone('body', 1)),
    rect(158, 194, 22, 4, 2, '#8f9ba1'),
  ];
};

const junctionBox: Drawing = (b) => [
  b.ground(120, 212, 92),
  ...[72, 120, 168].map(
    (x) => rect(x - 13, 18, 26, 26, 4, b.across('graphite')) + line(`M${x - 12} 28h24`, '#1f272b', 2),
  ),
  ...[72, 120, 168].map((x) => rect(x - 13, 192, 26, 18, 4, b.across('graphite'))),
  rect(28, 38, 184, 160, 10, b.down('white'), 'stroke="#c3ccd1" stroke-width="1.5"'),
  rect(38, 48, 164, 140, 8, '#e3e9eb'),
  rect(42, 52, 156, 132, 6, b.down('white')),
  ...[58, 182].flatMap((x) =>
    [66, 170].map((y) => circle(x, y, 7, '#aab5ba') + line(`M${x - 4} ${y}h8`, '#39454b', 2)),
  ),
  rect(84, 96, 72, 44, 4, b.tone('body', 1), faint(0.14)),
  path('M124 98l-18 24h12l-4 18 20-26h-12z', b.tone('accent', 1)),
  line('M48 56h142', '#fff', 3),
];

const powerStrip: Drawing = (b) => [
  b.ground(120, 190, 104),
  line('M214 150c22 10 18 44-8 44-40 0-70-4-92 6', b.tone('graphite', 1), 7),
  move(
    'rotate(-10 120 120)',
    rect(14, 78, 210, 66, 16, b.tone('white', 2)),
    rect(14, 74, 210, 64, 16, b.down('white')),
    ...[50, 98, 146].map(
      (x) =>
        circle(x, 106, 21, '#d0d8dc') +
        circle(x, 106, 18, '#eef2f3') +
        circle(x - 7, 106, 3.4, '#2a3338') +
        circle(x + 7, 106, 3.4, '#2a3338') +
        rect(x - 2, 88, 4, 5, 1, b.tone('brass', 1)) +
        rect(x - 2, 119, 4, 5, 1, b.tone('brass', 1)),
    ),
    rect(182, 88, 24, 36, 5, '#2a3338'),
    rect(185, 91, 18, 30, 4, b.down('red')),
    line('M26 82h180', '#fff', 3),
    rect(30, 130, 30, 4, 2, b.tone('body', 1)),
  ),
];

const contactor: Drawing = (b) => [
  b.ground(120, 216, 74),
  rect(44, 28, 152, 184, 8, b.down('graphite')),
  rect(56, 66, 128, 106, 5, b.down('white')),
  ...[46, 194].flatMap((y) =>
    [72, 104, 136, 168].map(
      (x) =>
        rect(x - 12, y - 11, 24, 22, 3, '#1f272b') +
        circle(x, y, 8, b.down('brass')) +
        line(`M${x - 5} ${y + 3}l10-6`, '#5a3d0d', 2),
    ),
  ),
  rect(66, 76, 70, 14, 2, b.tone('body', 1)),
  rect(66, 96, 48, 5, 2, '#39454b'),
  rect(66, 106, 36, 4, 2, '#8f9ba1'),
  rect(100, 120, 40, 40, 4, '#cfd7db'),
  rect(106, 126, 28, 28, 3, b.down('accent')),
  line('M48 34h144', '#7c8a92', 2.5, faint(0.7)),
  ring(160, 100, 8, b.tone('body', 1), 2),
];

export const electrical: Readonly<Record<ElectricalDrawing, Drawing>> = {
  'cable-reel': cableReel,
  'circuit-breaker': circuitBreaker,
  'wall-socket': wallSocket,
  'light-switch': lightSwitch,
  'cable-tie': cableTie,
  'junction-box': junctionBox,
  'power-strip': powerStrip,
  contactor,
};
