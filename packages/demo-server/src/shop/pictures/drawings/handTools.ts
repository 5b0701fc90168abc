import type { Drawing } from '../Drawing.ts';
import type { HandToolDrawing } from '../DrawingType.ts';
import { circle, ellipse, faint, line, move, path, rect, repeat, ring } from '../shapes.ts';

const hammer: Drawing = (b) => [
  b.ground(116, 216, 80),
  move(
    'rotate(38 120 120)',
    rect(109, 70, 22, 72, 4, b.across('steel')),
    path('M106 128h28l4 92c0 8-6 12-18 12s-18-4-18-12z', b.across('graphite')),
    path('M106 128h28l1 18h-30z', b.tone('body', 1)),
    line('M112 160h16M111 172h18M111 184h18M111 196h18M111 208h18', '#64727a', 3, faint(0.7)),
    path('M92 40h52v40H92z', b.down('steel')),
    path('M144 44h14l4-6h22c4 0 6 3 6 7v30c0 4-2 7-6 7h-22l-4-6h-14z', b.down('steel')),
    path('M184 38c4 0 6 3 6 7v30c0 4-2 7-6 7z', '#68747a'),
    path('M92 40c-26 0-48 8-62 30 18-8 34-8 62 10z', b.down('steel')),
    line('M40 62c14-14 30-18 52-18', '#fff', 3, faint(0.8)),
  ),
];

const spanner: Drawing = (b) => [
  b.ground(120, 214, 80),
  move(
    'rotate(42 120 120)',
    path('M108 74h24l4 108h-32z', b.across('steel')),
    path('M115 84h10l1.500 86h-13z', '#8b979d', faint(0.45)),
    path(
      'M98 -10v34l12 12h20l12-12v-34c12 6 20 20 20 36 0 24-14 44-28 52h-28c-14-8-28-28-28-52 0-16 8-30 20-36z',
      b.across('steel'),
    ),
    path(
      'M120 170a36 36 0 1 1-.1 0zM120 182l-20.800 12v24L120 230l20.800-12v-24z',
      b.across('steel'),
      'fill-rule="evenodd"',
    ),
    path('M120 182l20.800 12v24L120 230l-20.800-12v-24z', 'none', 'stroke="#7c888e" stroke-width="2"'),
    rect(113, 110, 14, 40, 3, b.tone('body', 1), faint(0.8)),
  ),
];

const screwdriverSet: Drawing = (b) => [
  b.ground(120, 210, 92),
  repeat(5, (i) =>
    move(
      `translate(${44 + i * 38} ${34 + i * 6})`,
      rect(-4, 88 - i * 6, 8, 64, 1.5, b.across('steel')),
      path(i % 2 === 0 ? `M-4 ${150 - i * 6}h8l1 16h-10z` : `M-4 ${150 - i * 6}h8l-3 16h-2z`, '#7b878d'),
      path(`M-11 8c0-6 4-10 11-10s11 4 11 10v${62 - i * 6}l-4 10h-14l-4-10z`, b.across('body')),
      rect(-11, 20, 22, 44 - i * 6, 0, '#1f272b', faint(0.75)),
      line(`M-4 24v${36 - i * 6}M4 24v${36 - i * 6}`, '#6a777e', 1.6, faint(0.6)),
      rect(-8, 80 - i * 6, 16, 9, 2, '#2c363b'),
    ),
  ),
  rect(22, 142, 196, 22, 4, b.down('graphite')),
  rect(26, 145, 188, 2.5, 1, '#7c8a92', faint(0.6)),
  rect(96, 150, 48, 8, 2, b.tone('accent', 1)),
];

const pliers: Drawing = (b) => [
  b.ground(120, 216, 70),
  path('M112 92c-22 14-38 44-44 82-2 16 0 28 8 36 8-2 12-8 14-18 4-34 14-58 34-78z', b.across('body')),
  path('M128 92c22 14 38 44 44 82 2 16 0 28-8 36-8-2-12-8-14-18-4-34-14-58-34-78z', b.across('body')),
  line('M84 184c2-28 10-50 24-68M156 184c-2-28-10-50-24-68', b.tone('body', 0), 3, faint(0.7)),
  line('M74 158l16 4M78 142l16 6M166 158l-16 4M162 142l-16 6', '#1f272b', 3, faint(0.5)),
  path('M118 22c-14 6-24 26-26 52l4 28h24zM122 22c14 6 24 26 26 52l-4 28h-24z', b.across('steel')),
  line('M120 24v48', '#4d5960', 2.5),
  line('M112 34h6M111 41h7M110 48h8M110 55h8M122 34h6M122 41h7M122 48h8M122 55h8', '#76838a', 1.8),
  circle(120, 96, 22, b.down('steel')),
  circle(120, 96, 10, '#7c888e'),
  circle(120, 96, 6, '#e4e9eb'),
];

const handSaw: Drawing = (b) => [
  b.ground(120, 200, 96),
  move(
    'rotate(-14 120 120)',
    path('M92 96l142 14v14L92 160z', b.down('steel')),
    line(`M96 158 ${repeat(22, (i) => `l3 ${i % 2 === 0 ? 3 : -4}l3-1`)}`, '#77848b', 1.6),
    line('M98 102l130 12', '#fff', 2, faint(0.8)),
    rect(140, 116, 50, 10, 2, b.tone('accent', 1), faint(0.85)),
    path('M20 92c14-14 60-16 76-2v70c-10 10-26 6-34 14-10 10-30 10-38-4-10-18-14-60-4-78z', b.down('body')),
    path('M38 108c10-6 26-6 34 2v26c-6 8-16 6-22 12-6 4-12 2-14-6-4-10-4-26 2-34z', '#fff'),
    path('M38 108c10-6 26-6 34 2v26c-6 8-16 6-22 12-6 4-12 2-14-6-4-10-4-26 2-34z', '#dfe6e9'),
    circle(82, 106, 4, '#d6dde0'),
    circle(82, 142, 4, '#d6dde0'),
  ),
];

const utilityKnife: Drawing = (b) => [
  b.ground(120, 206, 86),
  move(
    'rotate(-32 120 120)',
    path('M188 104h42l-18 26h-24z', b.down('steel')),
    line('M198 104l-8 26M210 104l-8 26M222 104l-8 22', '#7b878d', 1.4),
    path('M26 98c0-4 4-6 8-6h150l14 10v26l-10 8H36c-8 0-12-4-12-12z', b.down('body')),
    rect(46, 100, 126, 10, 4, '#20282c', faint(0.8)),
    rect(96, 96, 28, 18, 4, b.down('accent')),
    line('M102 101v8M108 101v8M114 101v8', '#fff', 1.6, faint(0.6)),
    line('M44 126h80', b.tone('body', 0), 3, faint(0.7)),
  ),
];

const socketSet: Drawing = (b) => [
  b.ground(120, 212, 100),
  path('M26 36h188c5 0 8 3 8 8v68H18V44c0-5 3-8 8-8z', b.down('body')),
  rect(30, 46, 180, 62, 4, '#1f272b', faint(0.55)),
  rect(78, 64, 84, 26, 3, '#fff', faint(0.92)),
  rect(88, 71, 44, 6, 2, b.tone('accent', 1)),
  rect(88, 80, 30, 4, 2, '#8f9ba1'),
  path('M18 112h204v88c0 6-4 10-10 10H28c-6 0-10-4-10-10z', b.down('graphite')),
  rect(28, 120, 184, 80, 4, '#1a2023'),
  repeat(
    8,
    (i) => circle(43 + i * 22, 138, 6 + i * 0.4, b.down('steel')) + circle(43 + i * 22, 138, 3.4, '#39454b'),
  ),
  repeat(
    6,
    (i) => circle(45 + i * 25, 162, 8 + i * 0.5, b.down('steel')) + circle(45 + i * 25, 162, 4.6, '#39454b'),
  ),
  rect(38, 181, 120, 9, 4, b.down('steel')),
  circle(170, 185.5, 11, b.down('steel')),
  circle(170, 185.5, 5, '#5d6a71'),
  rect(100, 106, 40, 12, 3, b.down('steel')),
];

const toolbox: Drawing = (b) => {
  const shell = b.pick(['body']);
  return [
    b.ground(120, 212, 100),
    line('M84 74V50c0-6 4-10 10-10h52c6 0 10 4 10 10v24', '#2a3338', 11),
    path('M26 78h188l10 30H16z', b.down(shell)),
    rect(16, 106, 208, 100, 8, b.down(shell)),
    rect(16, 106, 208, 7, 0, '#10181b', faint(0.35)),
    rect(30, 124, 180, 68, 6, '#10181b', faint(0.16)),
    rect(52, 98, 26, 32, 4, b.down('graphite')),
    rect(162, 98, 26, 32, 4, b.down('graphite')),
    rect(58, 104, 14, 14, 2, b.down('steel')),
    rect(168, 104, 14, 14, 2, b.down('steel')),
    rect(90, 140, 60, 24, 3, '#fff', faint(0.92)),
    rect(98, 147, 34, 5, 2, b.tone('accent', 1)),
    rect(98, 155, 22, 4, 2, '#8f9ba1'),
    line('M34 86h172', b.tone(shell, 0), 3, faint(0.7)),
  ];
};

const clamp: Drawing = (b) => [
  b.ground(120, 214, 84),
  rect(70, 22, 15, 188, 3, b.down('steel')),
  line('M77 34v160', '#7f8b91', 2, 'stroke-dasharray="2 7"'),
  path('M62 24h96c10 0 14 6 14 14s-6 12-14 12H96l-8 14H62z', b.down('body')),
  rect(146, 50, 22, 12, 3, '#2c363b'),
  path('M58 128h52l14-10h44c8 0 12 6 12 13s-4 15-12 15h-40l-10 12H58z', b.down('body')),
  rect(149, 74, 10, 116, 2, b.across('steel')),
  repeat(9, (i) => line(`M148 ${84 + i * 8}l12-3`, '#76838a', 1.8)),
  rect(140, 66, 28, 11, 3, '#39454b'),
  path('M142 160h24l4 48c0 4-4 6-16 6s-16-2-16-6z', b.across('accent')),
  line('M148 172v32M154 172v34M160 172v32', '#10181b', 2, faint(0.35)),
];

const padlock: Drawing = (b) => {
  const body = b.pick(['brass', 'brass', 'steel', 'body']);
  return [
    b.ground(120, 216, 66),
    line('M76 108V76c0-28 18-48 44-48s44 20 44 48v32', '#76838a', 19),
    line('M76 108V76c0-28 18-48 44-48s44 20 44 48v32', '#cfd7db', 13),
    line('M73 104V76c0-29 20-50 46-51', '#fff', 4, faint(0.9)),
    rect(52, 98, 136, 116, 12, b.across(body)),
    rect(52, 98, 136, 12, 6, '#fff', faint(0.4)),
    line('M56 134h128M56 142h128M56 178h128M56 186h128', b.tone(body, 2), 1.4, faint(0.45)),
    circle(120, 156, 22, b.tone(body, 1)),
    ring(120, 156, 22, b.tone(body, 2), 2, faint(0.7)),
    circle(120, 150, 7.5, '#2a2413'),
    path('M116.500 152h7l3 18h-13z', '#2a2413'),
    rect(96, 118, 48, 7, 2, b.tone('accent', 1), faint(0.85)),
  ];
};

const doorHandle: Drawing = (b) => {
  const finish = b.pick(['steel', 'steel', 'graphite', 'brass']);
  return [
    b.ground(112, 218, 52),
    rect(68, 20, 56, 196, 10, b.across(finish)),
    rect(74, 26, 44, 184, 7, '#fff', faint(0.2)),
    circle(96, 42, 5, '#7c888e'),
    circle(96, 196, 5, '#7c888e'),
    circle(96, 92, 22, b.down(finish)),
    ring(96, 92, 22, '#7c888e', 1.5),
    path('M92 80h92c16 0 26 8 32 20l-12 6c-5-4-10-6-20-6H92c-10 0-10-20 0-20z', b.down(finish)),
    line('M96 84h88c10 0 18 4 24 10', '#fff', 3, faint(0.8)),
    circle(96, 150, 11, '#5d6a71'),
    circle(96, 147, 5, '#1f272b'),
    path('M93 148h6l2 12h-10z', '#1f272b'),
  ];
};

const hinge: Drawing = (b) => [
  b.ground(120, 210, 92),
  path('M24 44h84v156H24c-5 0-8-3-8-8V52c0-5 3-8 8-8z', b.across('steel')),
  path('M132 44h84c5 0 8 3 8 8v140c0 5-3 8-8 8h-84z', b.across('steel')),
  repeat(5, (i) => rect(106, 40 + i * 33, 28, 31, 4, b.across(i % 2 === 0 ? 'steel' : 'brass'))),
  ellipse(120, 38, 14, 6, '#e4e9eb'),
  ...[66, 122, 178].flatMap((y) =>
    [52, 188].map((x) => circle(x, y, 11, '#7c888e') + circle(x, y + 1, 8, '#39454b')),
  ),
];

export const handTools: Readonly<Record<HandToolDrawing, Drawing>> = {
  hammer,
  spanner,
  'screwdriver-set': screwdriverSet,
  pliers,
  'hand-saw': handSaw,
  'utility-knife': utilityKnife,
  'socket-set': socketSet,
  toolbox,
  clamp,
  padlock,
  'door-handle': doorHandle,
  hinge,
};
