import type { Drawing } from '../Drawing.ts';
import type { MeasuringDrawing } from '../DrawingType.ts';
import { circle, display, ellipse, faint, line, move, path, rect, repeat } from '../shapes.ts';

const measuringTape: Drawing = (b) => [
  b.ground(112, 206, 84),
  rect(150, 176, 76, 14, 0, b.down('yellow')),
  line('M160 176v6M168 176v9M176 176v6M184 176v9M192 176v6M200 176v9M208 176v6', '#39454b', 1.8),
  path('M222 172h7v26h-4v-8h-3z', b.down('steel')),
  path(
    'M34 92c0-34 24-58 60-58h24c38 0 62 26 62 62v76c0 16-9 26-26 26H60c-17 0-26-10-26-26z',
    b.down('graphite'),
  ),
  path('M50 96c0-28 18-46 46-46h22c30 0 48 20 48 48v66c0 12-6 18-18 18H68c-12 0-18-6-18-18z', b.down('body')),
  circle(108, 118, 46, '#2c363b'),
  circle(108, 118, 46, 'none', 'stroke="#fff" stroke-opacity=".25" stroke-width="2"'),
  circle(108, 118, 35, '#f4f6f6'),
  rect(88, 104, 40, 13, 2, b.tone('accent', 1)),
  rect(92, 122, 32, 6, 2, '#39454b'),
  rect(98, 132, 20, 4, 2, '#8f9ba1'),
  rect(94, 26, 34, 14, 5, b.tone('accent', 1)),
  line('M58 94c2-20 14-34 36-35', b.tone('body', 0), 4, faint(0.8)),
  rect(164, 168, 20, 26, 3, '#20282c'),
];

const multimeter: Drawing = (b) => [
  b.ground(120, 218, 66),
  line('M98 208c-30 10-58 0-66-26s2-70 8-110', '#262c2f', 5),
  line('M142 208c30 10 58 0 66-26s-2-70-8-110', b.tone('red', 1), 5),
  rect(34, 40, 12, 40, 5, b.across('black')),
  rect(194, 40, 12, 40, 5, b.across('red')),
  line('M40 38V18M200 38V18', '#c3ccd1', 3),
  path(
    'M70 14h100c10 0 14 6 14 14v172c0 10-6 16-16 16H72c-10 0-16-6-16-16V28c0-8 4-14 14-14z',
    b.down('body'),
  ),
  path(
    'M76 22h88c6 0 10 4 10 10v160c0 8-4 12-10 12H76c-6 0-10-4-10-12V32c0-6 4-10 10-10z',
    b.down('graphite'),
  ),
  rect(76, 32, 88, 46, 4, '#c9d6bd'),
  display(86, 45, 1.3, String(b.random.between(1000, 9999)), '#2b3527'),
  circle(120, 128, 34, '#1a2023'),
  repeat(12, (i) =>
    line(
      `M${120 + 38 * Math.cos(i * 0.5236)} ${128 + 38 * Math.sin(i * 0.5236)}l.1 .1`,
      i % 3 === 0 ? '#ff8a73' : '#e4e9eb',
      3,
    ),
  ),
  circle(120, 128, 25, b.down('body')),
  rect(117, 104, 6, 26, 3, '#fff'),
  ...[92, 120, 148].map(
    (x, i) => circle(x, 188, 8, '#10181b') + circle(x, 188, 4, i === 2 ? b.tone('red', 1) : '#5d6a71'),
  ),
];

const caliper: Drawing = (b) => [
  b.ground(120, 202, 102),
  move(
    'rotate(-18 120 120)',
    rect(6, 96, 228, 26, 2, b.down('steel')),
    repeat(38, (i) => line(`M${40 + i * 5} 122v${i % 5 === 0 ? -11 : -6}`, '#39454b', 1)),
    path('M6 96h30v26l-8 60-12 6-10-40z', b.across('steel')),
    path('M10 96l8-44 10 44z', b.across('steel')),
    path('M46 96h26v26l-8 44-8 4-10-48z', b.across('steel')),
    path('M46 96l8-36 10 36z', b.across('steel')),
    rect(48, 84, 86, 52, 6, b.down('graphite')),
    rect(56, 91, 56, 26, 3, '#c9d6bd'),
    display(62, 96, 0.85, '846', '#2b3527'),
    circle(122, 98, 5, b.tone('accent', 1)),
    rect(58, 122, 14, 7, 2, b.tone('body', 1)),
    rect(78, 122, 14, 7, 2, '#7c888e'),
    circle(104, 140, 8, b.down('steel')),
  ),
];

const laserLevel: Drawing = (b) => {
  const beam = b.random.pick(['#2fd463', '#ff4b3e']);
  return [
    b.ground(120, 218, 70),
    path('M120 92L8 84v4zM120 92l112-8v4z', beam, faint(0.35)),
    line('M120 88H6M120 88h114', beam, 2.4, faint(0.75)),
    line('M120 88V6', beam, 2.4, faint(0.75)),
    line('M120 170l-44 46M120 170l44 46M120 170v46', '#39454b', 7),
    rect(96, 158, 48, 16, 5, b.down('graphite')),
    path('M76 64c0-8 6-14 14-14h60c8 0 14 6 14 14v88c0 8-6 12-14 12H90c-8 0-14-4-14-12z', b.down('body')),
    rect(68, 72, 16, 70, 6, b.down('graphite')),
    rect(156, 72, 16, 70, 6, b.down('graphite')),
    rect(92, 66, 56, 46, 6, '#1a2023'),
    circle(120, 88, 15, '#39454b'),
    circle(120, 88, 9, beam),
    circle(117, 85, 3, '#fff', faint(0.9)),
    rect(94, 122, 52, 12, 2, '#f2f6f6'),
    rect(99, 126, 26, 4, 1, b.tone('accent', 1)),
    ...[104, 120, 136].map((x) => circle(x, 146, 4, '#10181b')),
  ];
};

const spiritLevel: Drawing = (b) => [
  b.ground(120, 196, 106),
  move(
    'translate(12 16) rotate(-18 120 120) scale(.9)',
    rect(-2, 92, 244, 58, 4, b.down('body')),
    rect(-2, 92, 244, 7, 3, b.tone('body', 0), faint(0.8)),
    rect(-2, 143, 244, 7, 3, b.tone('body', 2)),
    rect(-8, 90, 14, 62, 4, b.down('black')),
    rect(234, 90, 14, 62, 4, b.down('black')),
    rect(92, 92, 56, 26, 3, '#f4f6f6'),
    rect(96, 94, 48, 18, 9, '#cbe65c'),
    ellipse(120, 103, 9, 6, '#f3fbd6'),
    line('M109 94v18M131 94v18', '#39454b', 1.6),
    ...[44, 196].map(
      (x) =>
        circle(x, 121, 20, '#1f272b') +
        circle(x, 121, 16, '#f4f6f6') +
        rect(x - 6, 107, 12, 28, 6, '#cbe65c') +
        ellipse(x, 120, 4, 6, '#f3fbd6'),
    ),
    rect(92, 126, 56, 10, 2, b.tone('accent', 1)),
  ),
];

const thermometer: Drawing = (b) => [
  b.ground(116, 216, 62),
  path('M92 108h44l16 92c0 8-8 14-24 14s-24-4-26-12z', b.across('graphite')),
  line('M104 136h30M107 148h30M109 160h31M111 172h31', '#5d6b73', 2.4, faint(0.6)),
  path('M92 116H78c-5 0-6 5-4 9l8 18c3 5 10 3 12-2z', b.tone('accent', 1)),
  path('M40 44h112c18 0 30 12 30 28v14c0 16-12 28-30 28H60c-14 0-24-8-28-20z', b.down('body')),
  line('M44 51h106c12 0 20 6 24 14', b.tone('body', 0), 3, faint(0.75)),
  rect(18, 52, 26, 50, 6, b.down('black')),
  circle(20, 68, 5, '#39454b'),
  circle(20, 86, 4, '#ff4b3e'),
  line('M14 86H2', '#ff4b3e', 2, faint(0.7)),
  rect(102, 58, 62, 40, 5, '#1a2023'),
  rect(107, 63, 52, 30, 3, b.down('water')),
  display(115, 68, 1.1, String(b.random.between(20, 88)), '#1a2023'),
  circle(151, 70, 2.4, 'none', 'stroke="#1a2023" stroke-width="1.6"'),
  rect(56, 66, 34, 12, 2, '#f2f6f6'),
  rect(60, 70, 18, 4, 1, b.tone('accent', 1)),
];

export const measuring: Readonly<Record<MeasuringDrawing, Drawing>> = {
  'measuring-tape': measuringTape,
  multimeter,
  caliper,
  'laser-level': laserLevel,
  'spirit-level': spiritLevel,
  thermometer,
};
