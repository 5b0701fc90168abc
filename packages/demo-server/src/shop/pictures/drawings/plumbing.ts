import type { Drawing } from '../Drawing.ts';
import type { PlumbingDrawing } from '../DrawingType.ts';
import { circle, ellipse, faint, line, move, path, rect, repeat } from '../shapes.ts';

const ballValve: Drawing = (b) => {
  const metal = b.pick(['brass', 'brass', 'steel']);
  const lever = b.random.pick(['red', 'body', 'blue'] as const);
  return [
    b.ground(120, 200, 88),
    rect(112, 64, 16, 34, 0, b.across('steel')),
    path(
      'M100 46c0-4 3-7 8-7h98c10 0 16 6 16 14s-6 13-15 13h-74c-8 0-12 2-16 6h-8c-6 0-9-3-9-8z',
      b.down(lever),
    ),
    line('M112 44h92c6 0 10 3 11 7', b.tone(lever, 0), 3, faint(0.8)),
    rect(109, 36, 22, 9, 3, b.across('steel')),
    path('M102 90h36l6 18H96z', b.across(metal)),
    ...[20, 180].map(
      (x) =>
        rect(x, 108, 40, 84, 0, b.down(metal)) +
        path(`M${x} 108h40v22h-40zM${x} 170h40v22h-40z`, b.tone(metal, 2), faint(0.3)) +
        line(`M${x} 130h40M${x} 170h40`, b.tone(metal, 2), 1.5, faint(0.6)),
    ),
    path('M56 116c14-2 26-12 64-12s50 10 64 12v68c-14 2-26 12-64 12s-50-10-64-12z', b.down(metal)),
    line('M64 122c14-4 26-10 56-10s42 6 56 10', b.tone(metal, 0), 4, faint(0.8)),
    rect(96, 140, 48, 26, 0, b.tone(metal, 2), faint(0.2)),
    line('M104 148h32M104 157h20', b.tone(metal, 2), 3, faint(0.7)),
    line('M26 108v84M32 108v84M208 108v84M214 108v84', b.tone(metal, 2), 1.4, faint(0.5)),
  ];
};

const faucet: Drawing = (b) => {
  const finish = b.pick(['steel', 'steel', 'graphite', 'brass']);
  return [
    b.ground(112, 216, 70),
    ellipse(92, 204, 52, 11, b.tone(finish, 2)),
    ellipse(92, 200, 52, 11, b.down(finish)),
    rect(66, 92, 52, 108, 6, b.across(finish)),
    path(
      'M70 118c40-34 96-44 130-30 14 6 20 18 20 34v14h-30v-10c0-8-6-12-16-12-24-2-60 8-86 26z',
      b.down(finish),
    ),
    line('M82 118c36-24 84-32 112-20', b.tone(finish, 0), 4, faint(0.85)),
    rect(186, 134, 38, 12, 4, b.down('graphite')),
    path('M64 92c0-14 10-22 28-22s28 8 28 22z', b.down(finish)),
    path('M84 70l-4-22c-1-6 2-10 8-11l78-15c6-1 10 2 10 8 0 5-3 8-8 9l-60 14 4 18z', b.down(finish)),
    line('M92 40l74-13', b.tone(finish, 0), 3, faint(0.85)),
    circle(92, 84, 4, b.tone('red', 1)),
    path(
      'M202 152v26',
      'none',
      `stroke="${b.tone('water', 1)}" stroke-width="7" stroke-linecap="round" opacity=".75"`,
    ),
  ];
};

const elbow: Drawing = (b) => {
  const stuff = b.pick(['white', 'steel', 'brass', 'green']);
  return [
    b.ground(122, 214, 82),
    path('M60 78h72c46 0 72 30 72 72v44h-64v-38c0-10-6-14-16-14H60z', b.down(stuff)),
    line('M72 86h60c38 0 60 20 64 58', b.tone(stuff, 0), 5, faint(0.75)),
    rect(34, 66, 34, 88, 8, b.down(stuff)),
    ellipse(36, 110, 12, 44, b.tone(stuff, 2)),
    ellipse(34, 110, 9, 34, '#2c363b'),
    rect(128, 182, 88, 32, 8, b.across(stuff)),
    line('M136 192h72M136 202h72', b.tone(stuff, 2), 2, faint(0.5)),
    line('M46 68v84M56 68v84', b.tone(stuff, 2), 2, faint(0.4)),
    rect(96, 104, 34, 8, 2, b.tone('body', 1), faint(0.5)),
  ];
};

const pipe: Drawing = (b) => {
  const stuff = b.pick(['white', 'steel', 'green', 'graphite']);
  const one = (y: number) =>
    rect(6, y, 214, 42, 4, b.down(stuff)) +
    line(`M14 ${y + 8}h196`, b.tone(stuff, 0), 4, faint(0.8)) +
    line(`M30 ${y + 26}h176`, b.tone('body', 1), 4, 'stroke-dasharray="26 40"') +
    ellipse(220, y + 21, 10, 21, b.tone(stuff, 1)) +
    ellipse(220, y + 21, 7, 15, '#2c363b');
  return [
    b.ground(120, 206, 100),
    move('translate(8 10) rotate(-14 120 120) scale(.94)', one(62), one(140), one(101)),
  ];
};

const showerHead: Drawing = (b) => {
  const finish = b.pick(['steel', 'steel', 'graphite', 'white']);
  return [
    b.ground(120, 218, 70),
    line('M196 20c-26 0-40 4-52 18', b.tone(finish, 2), 15),
    line('M196 18c-26 0-40 4-52 18', b.tone(finish, 0), 9),
    rect(108, 34, 44, 20, 6, b.across(finish)),
    path('M36 98c10-28 44-44 92-46 44 2 72 18 82 46z', b.down(finish)),
    line('M56 84c16-16 40-24 70-25', '#fff', 4, faint(0.6)),
    ellipse(123, 100, 89, 19, b.tone(finish, 2)),
    ellipse(123, 97, 84, 15, b.down('graphite')),
    repeat(22, (i) => ellipse(48 + (i % 11) * 15, 93 + Math.floor(i / 11) * 8, 3, 2, '#cfd7db')),
    repeat(9, (i) =>
      line(
        `M${52 + i * 18} 118l${(i - 4) * 2.4} ${74 - Math.abs(i - 4) * 4}`,
        b.tone('water', 1),
        3,
        'stroke-dasharray="14 9" opacity=".85"',
      ),
    ),
  ];
};

const pump: Drawing = (b) => [
  b.ground(120, 214, 92),
  rect(40, 190, 160, 16, 5, b.down('graphite')),
  rect(26, 86, 120, 100, 16, b.down('body')),
  repeat(6, (i) => rect(38 + i * 17, 90, 6, 92, 2, b.tone('body', 2), faint(0.5))),
  rect(12, 98, 20, 76, 8, b.down('graphite')),
  rect(56, 56, 64, 36, 6, b.down('graphite')),
  rect(64, 64, 34, 8, 2, '#f2f6f6'),
  circle(110, 74, 6, b.tone('accent', 1)),
  circle(176, 138, 50, b.tone('steel', 2)),
  circle(176, 136, 49, b.down('steel')),
  circle(176, 136, 30, '#97a3a9'),
  circle(176, 136, 18, '#2c363b'),
  rect(158, 52, 36, 46, 4, b.across('steel')),
  rect(150, 46, 52, 14, 4, b.across('steel')),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    circle(176 + 40 * Math.cos(i * 1.047), 136 + 40 * Math.sin(i * 1.047), 4, '#5d6a71'),
  ),
  rect(60, 180, 20, 14, 2, '#232b30'),
  rect(152, 182, 44, 12, 2, '#232b30'),
];

const siphon: Drawing = (b) => {
  const finish = b.pick(['white', 'steel', 'graphite']);
  return [
    b.ground(118, 216, 72),
    rect(60, 16, 64, 14, 5, b.across('steel')),
    rect(78, 28, 28, 78, 3, b.across(finish)),
    rect(68, 50, 48, 20, 5, b.across(finish)),
    path('M106 120h40c14 0 20 6 20 18v4h54v28h-64c-14 0-20-6-20-18v-4h-30z', b.down(finish)),
    rect(212, 132, 18, 48, 4, b.across(finish)),
    path('M52 100h80l6 20v66c0 16-18 26-46 26s-46-10-46-26v-66z', b.across(finish)),
    line('M50 172c10 6 24 9 42 9s32-3 42-9', b.tone(finish, 2), 2.4, faint(0.6)),
    repeat(7, (i) => line(`M${56 + i * 12} 186v18`, b.tone(finish, 2), 2.4, faint(0.5))),
    line('M62 112v60', '#fff', 5, faint(0.8)),
    rect(66, 132, 52, 8, 2, b.tone('body', 1), faint(0.7)),
  ];
};

export const plumbing: Readonly<Record<PlumbingDrawing, Drawing>> = {
  'ball-valve': ballValve,
  faucet,
  elbow,
  pipe,
  'shower-head': showerHead,
  pump,
  siphon,
};
