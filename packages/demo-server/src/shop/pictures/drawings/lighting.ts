import type { Drawing } from '../Drawing.ts';
import type { LightingDrawing } from '../DrawingType.ts';
import { circle, ellipse, faint, line, move, path, rect, repeat, ring } from '../shapes.ts';

const ledLamp: Drawing = (b) => {
  const isGlobe = b.random.chance(0.3);
  return [
    b.ground(120, 216, 44),
    isGlobe
      ? circle(120, 86, 66, b.down('glass'))
      : path(
          'M120 22c38 0 64 28 64 62 0 26-14 40-24 56-4 7-6 12-6 18H86c0-6-2-11-6-18-10-16-24-30-24-56 0-34 26-62 64-62z',
          b.down('glass'),
        ),
    line('M78 60c6-14 18-22 32-23', '#fff', 7),
    path(
      'M184 84c0 26-14 40-24 56-4 7-6 12-6 18h-10c0-8 4-16 9-24 10-15 19-29 19-50 0-20-8-38-22-49 21 9 34 28 34 49z',
      '#b9a866',
      faint(isGlobe ? 0 : 0.3),
    ),
    path('M82 150h76l-6 30H88z', b.across('white')),
    rect(86, 164, 66, 6, 0, b.tone('body', 1), faint(0.8)),
    line('M84 158h72', '#b6c0c5', 1.5),
    path('M94 180h52v24c0 5-4 8-9 8h-34c-5 0-9-3-9-8z', b.across('steel')),
    line('M92 187l56-4M92 195l56-4M92 203l56-4', '#7f8b91', 3),
    path('M108 212h24l-5 7h-14z', '#39454b'),
  ];
};

const floodlight: Drawing = (b) => {
  const housing = b.pick(['graphite', 'graphite', 'white', 'body']);
  return [
    b.ground(120, 214, 78),
    line('M46 120v66c0 12 8 20 20 20h108c12 0 20-8 20-20v-66', '#2a3338', 9),
    line('M90 206h60', '#56646c', 11),
    path(
      'M38 36h164c6 0 10 4 10 10v108c0 8-5 14-13 14H41c-8 0-13-6-13-14V46c0-6 4-10 10-10z',
      b.down(housing),
      'stroke="#aab5ba"',
    ),
    rect(42, 50, 156, 102, 5, '#fbf7e6'),
    rect(42, 50, 156, 102, 5, 'none', 'stroke="#8b979d" stroke-width="2"'),
    repeat(24, (i) => rect(58 + (i % 6) * 22, 63 + Math.floor(i / 6) * 22, 13, 13, 2, '#f4cf63')),
    path('M48 56h70L70 146H48z', '#fff', faint(0.42)),
    circle(42, 120, 9, '#56646c'),
    circle(198, 120, 9, '#56646c'),
    rect(104, 157, 32, 5, 2, b.tone('accent', 1)),
  ];
};

const ledPanel: Drawing = (b) => [
  b.ground(120, 212, 96),
  path('M30 44l176-12 12 156-176 16z', '#8b979d', faint(0.5)),
  path('M24 40l180-12 12 160-180 14z', b.down('white'), 'stroke="#c3ccd1" stroke-width="1.5"'),
  path('M38 52l154-10 10 134-154 12z', b.down('glass')),
  path('M38 52l80-5-60 138-10 1z', '#fff', faint(0.6)),
  line('M26 44l176-12', '#fff', 3),
  line('M206 150c16 0 22 10 20 24s-10 24-26 24', '#39454b', 4),
  rect(168, 192, 40, 16, 4, b.down('body')),
];

const ledStrip: Drawing = (b) => {
  const light = b.random.pick(['#ffd873', '#fff3c4', '#e8f3ff', '#ff8d7d', '#8fb8ff']);
  const lamps = (radius: number, count: number) =>
    repeat(count, (i) => {
      const a = (i * 2 * Math.PI) / count;
      const x = 120 + radius * Math.cos(a);
      const y = 112 + radius * 0.88 * Math.sin(a);
      return circle(x, y, 7, light, faint(0.45)) + rect(x - 3.5, y - 3.5, 7, 7, 1.5, light);
    });
  return [
    b.ground(120, 212, 92),
    ...[92, 68, 44].map(
      (radius) =>
        ellipse(120, 116, radius, radius * 0.88, 'none', 'stroke="#9aa6ac" stroke-width="19"') +
        ellipse(120, 112, radius, radius * 0.88, 'none', 'stroke="#f4f6f6" stroke-width="17"'),
    ),
    lamps(92, 24),
    lamps(68, 18),
    lamps(44, 12),
    circle(120, 112, 22, b.down('body')),
    circle(120, 112, 9, '#f4f6f6'),
    path('M186 170l34 20-6 12-34-20z', '#f4f6f6', 'stroke="#9aa6ac" stroke-width="1.5"'),
    line('M216 194l12 8M212 200l10 10', '#cc3f35', 3),
  ];
};

const ledBatten: Drawing = (b) => [
  b.ground(120, 196, 104),
  move(
    'translate(7 6) rotate(-20 120 120) scale(.94)',
    rect(2, 98, 236, 46, 8, b.tone('white', 2)),
    rect(2, 94, 236, 46, 8, b.down('white')),
    rect(18, 100, 204, 28, 14, b.down('glass')),
    line('M30 107h170', '#fff', 5),
    rect(2, 94, 18, 46, 6, b.down('graphite')),
    rect(220, 94, 18, 46, 6, b.down('graphite')),
    rect(100, 131, 40, 5, 2, b.tone('body', 1)),
  ),
  line('M26 190c-14 6-16 16-8 22', '#39454b', 5),
];

const spotlight: Drawing = (b) => [
  b.ground(120, 212, 84),
  path('M84 34h72l14 60H70z', b.across('graphite')),
  repeat(7, (i) => line(`M${88 + i * 10.5} 38l${(i - 3) * 2} 54`, '#1c2327', 3.4)),
  rect(104, 18, 10, 18, 2, b.across('steel')),
  rect(126, 18, 10, 18, 2, b.across('steel')),
  ellipse(120, 146, 92, 62, b.tone('white', 2)),
  ellipse(120, 140, 92, 62, b.down(b.pick(['white', 'white', 'graphite', 'steel']))),
  ellipse(120, 142, 68, 45, '#5d6a71'),
  ellipse(120, 144, 64, 41, b.down('glass')),
  ...[0, 1, 2, 3, 4, 5].map((i) => {
    const a = (i * Math.PI) / 3;
    return ellipse(120 + 34 * Math.cos(a), 144 + 21 * Math.sin(a), 11, 8, '#f4cf63');
  }),
  ellipse(120, 144, 11, 8, '#f4cf63'),
  path('M70 124c10-14 26-20 46-20l-34 62c-14-12-20-26-12-42z', '#fff', faint(0.45)),
];

const flashlight: Drawing = (b) => [
  b.ground(120, 206, 98),
  move(
    'rotate(-26 120 120)',
    path('M26 98h116v48H26c-10 0-14-8-14-24s4-24 14-24z', b.down('body')),
    rect(36, 98, 16, 48, 0, '#1f272b', faint(0.5)),
    repeat(7, (i) => rect(62 + i * 9, 98, 4.5, 48, 0, '#1f272b', faint(0.4))),
    path('M140 98l36-20h30v88h-30l-36-20z', b.down('graphite')),
    line('M152 92v60M164 86v72', '#1c2327', 2.4),
    rect(204, 74, 16, 96, 5, b.down('steel')),
    ellipse(220, 122, 9, 44, '#fdf4c9'),
    ellipse(220, 122, 4, 22, '#f4cf63'),
    rect(126, 92, 24, 10, 5, b.tone('accent', 1)),
    line('M24 104h112', b.tone('body', 0), 3, faint(0.7)),
  ),
  ring(30, 176, 10, '#56646c', 3),
];

export const lighting: Readonly<Record<LightingDrawing, Drawing>> = {
  'led-lamp': ledLamp,
  floodlight,
  'led-panel': ledPanel,
  'led-strip': ledStrip,
  'led-batten': ledBatten,
  spotlight,
  flashlight,
};
