import type { Drawing } from '../Drawing.ts';
import type { SafetyDrawing } from '../DrawingType.ts';
import { circle, ellipse, faint, line, move, path, rect, repeat } from '../shapes.ts';

const gloves: Drawing = (b) => {
  const palm = b.pick(['graphite', 'body', 'steel', 'blue', 'yellow']);
  const hand = (turn: string) =>
    move(
      turn,
      path('M-34 62h66v44c0 6-4 9-10 9h-46c-6 0-10-3-10-9z', '#d9dfe2'),
      line('M-34 74h66M-34 84h66M-34 94h66M-34 104h66', '#b3bdc2', 2),
      path('M-36 110h70v5c0 3-3 5-6 5h-58c-3 0-6-2-6-5z', b.tone('accent', 1)),
      path(
        'M-36 66V-34c0-12 17-12 17 0v32h3v-56c0-12 17-12 17 0v56h3v-50c0-12 17-12 17 0v54h2v-36c0-11 15-11 15 0v52c10-12 16-26 24-30 8-4 15 3 12 11-8 18-18 46-34 63z',
        b.down(palm),
      ),
      line('M-30 -32v52M-10 -54v50M10 -48v46', b.tone(palm, 0), 3, faint(0.6)),
      path('M-36 66V30h78c-4 14-10 26-18 36z', '#20282c', faint(0.25)),
    );
  return [
    b.ground(120, 214, 86),
    move(
      'translate(120 212) scale(.9) translate(-120 -212)',
      hand('translate(76 94) rotate(-8) scale(-1 1)'),
      hand('translate(164 96) rotate(8)'),
    ),
  ];
};

const safetyHelmet: Drawing = (b) => {
  const shell = b.pick(['amber', 'white', 'blue', 'red', 'body']);
  return [
    b.ground(118, 188, 92),
    path('M28 148c0-56 36-98 90-98s92 40 94 98z', b.down(shell)),
    path(
      'M100 52c-14 22-20 54-20 96h18c0-42 4-72 14-98zM136 52c14 22 20 54 20 96h-18c0-42-4-72-14-98z',
      b.tone(shell, 2),
      faint(0.28),
    ),
    path('M104 48c4-5 24-5 28 0 10 26 14 58 14 100h-56c0-42 4-74 14-100z', b.down(shell)),
    line('M106 52c-8 26-11 54-11 88', '#fff', 4, faint(0.6)),
    line('M46 128c4-28 16-48 34-60', '#fff', 5, faint(0.5)),
    path('M20 150c0-5 4-8 10-8h178c18 0 30 10 30 20 0 7-6 10-16 10H36c-10 0-16-8-16-22z', b.down(shell)),
    line('M26 150h186c10 0 16 4 19 9', '#fff', 3, faint(0.6)),
    path(
      'M22 160c4 8 8 12 16 12h184c8 0 14-2 15-8-4 2-8 2-14 2H40c-8 0-14-2-18-6z',
      b.tone(shell, 2),
      faint(0.6),
    ),
    rect(110, 104, 16, 20, 3, '#fff', faint(0.85)),
    line('M114 114l3 4 6-8', b.tone('body', 1), 2.5),
    line('M52 172c4 14 14 18 24 18', '#39454b', 4),
  ];
};

const goggles: Drawing = (b) => {
  const lens = b.random.pick(['#cfe9ef', '#5d6a71', '#f6dd8a']);
  return [
    b.ground(120, 182, 92),
    line('M30 96c-14-2-18 30-8 58M210 96c14-2 18 30 8 58', b.tone('body', 2), 9),
    path(
      'M22 92c30-16 70-18 98-8 28-10 68-8 98 8 6 30-2 64-30 72-26 6-50-4-56-24-4-10-20-10-24 0-6 20-30 30-56 24-28-8-36-42-30-72z',
      b.down('body'),
    ),
    path(
      'M36 100c22-10 52-10 72-2 2 22-2 42-14 50-16 10-40 6-50-8-8-10-10-26-8-40zM204 100c-22-10-52-10-72-2-2 22 2 42 14 50 16 10 40 6 50-8 8-10 10-26 8-40z',
      lens,
    ),
    path(
      'M44 104c14-6 30-6 42-3l-30 42c-10-8-14-24-12-39zM150 100c12-3 24-2 36 2l-26 40c-10-10-12-26-10-42z',
      '#fff',
      faint(0.45),
    ),
    line('M30 92c26-10 58-10 88 0', b.tone('body', 0), 3, faint(0.7)),
    rect(18, 104, 16, 26, 5, b.down('graphite')),
    rect(206, 104, 16, 26, 5, b.down('graphite')),
  ];
};

const earMuffs: Drawing = (b) => [
  b.ground(120, 214, 84),
  line('M50 128c-8-66 24-100 70-100s78 34 70 100', '#232b30', 17),
  line('M50 126c-8-64 24-97 70-97s78 33 70 97', b.tone('graphite', 0), 9),
  line('M74 58c12-14 28-20 46-20', '#97a3a9', 3, faint(0.7)),
  ...[0, 1].map((side) =>
    move(
      side === 0 ? '' : 'translate(240 0) scale(-1 1)',
      rect(74, 112, 22, 92, 11, b.across('graphite')),
      path('M80 108c-32-4-52 18-52 50s20 52 52 50z', b.across('body')),
      path('M70 122c-20 2-30 16-30 36s10 34 30 36z', b.tone('body', 2), faint(0.35)),
      rect(38, 146, 22, 24, 4, b.tone('accent', 1)),
      line('M44 130c6-8 14-12 26-13', b.tone('body', 0), 3, faint(0.8)),
    ),
  ),
];

const vest: Drawing = (b) => {
  const cloth = b.pick(['yellow', 'amber', 'body']);
  return [
    b.ground(120, 220, 76),
    path(
      'M78 22l24 10c6 14 30 14 36 0l24-10 32 30-14 50 8 108c-40 10-96 10-136 0l8-108-14-50z',
      b.across(cloth),
    ),
    path('M102 32c4 30 10 44 18 54 8-10 14-24 18-54-8 10-28 10-36 0z', '#e3e9eb'),
    line('M120 86v128', '#39454b', 3),
    ...[118, 158].map(
      (y) =>
        path(
          `M${y === 118 ? 59 : 56} ${y}c40 8 82 8 ${y === 118 ? 122 : 128} 0v18c-40 8-84 8-${y === 118 ? 122 : 128} 0z`,
          '#eef2f3',
        ) + line(`M58 ${y + 9}c40 8 84 8 124 0`, '#b3bdc2', 1.4, 'stroke-dasharray="3 3"'),
    ),
    path('M76 34l12-8 14 92H86zM164 34l-12-8-14 92h16z', '#eef2f3', faint(0.95)),
    rect(70, 184, 38, 18, 3, b.tone(cloth, 2), faint(0.45)),
    rect(132, 184, 38, 18, 3, b.tone(cloth, 2), faint(0.45)),
    line('M120 96v8M120 112v8M120 144v8', '#fff', 2),
  ];
};

const boots: Drawing = (b) => {
  const leather = b.pick(['black', 'graphite', 'wood', 'body']);
  const boot = (transform: string) =>
    move(
      transform,
      path('M44 40h70l4 74c30 12 72 20 84 40 6 12 6 22 4 34H44z', b.down(leather)),
      path('M150 132c26 8 46 14 52 24 6 10 6 20 4 32h-56c8-18 8-38 0-56z', b.tone(leather, 2), faint(0.55)),
      rect(40, 32, 78, 22, 8, b.down('graphite')),
      repeat(5, (i) => line(`M92 ${66 + i * 15}l${26 + i * 6} ${i * 2}`, b.tone('accent', 1), 3.4)),
      path('M40 186h168c4 0 6 3 6 7v7c0 5-3 8-8 8H46c-4 0-8-3-8-8v-8z', '#1f272b'),
      repeat(12, (i) => rect(44 + i * 14, 202, 8, 7, 1, '#10181b')),
      line('M52 62v110', '#fff', 3, faint(0.25)),
      rect(54, 120, 34, 14, 3, b.tone('body', 1)),
    );
  return [b.ground(122, 212, 100), boot('translate(34 -14) scale(.86)'), boot('translate(-2 14) scale(.92)')];
};

const respirator: Drawing = (b) => {
  const hasFilters = b.random.chance(0.4);
  return [
    b.ground(120, 206, 84),
    line(
      'M40 96C20 60 60 30 120 30s100 30 80 66M44 150c-30 10-26 34-4 40M196 150c30 10 26 34 4 40',
      b.tone('accent', 1),
      6,
      faint(0.85),
    ),
    path(
      'M34 122c0-34 40-64 86-64s86 30 86 64-36 72-86 72-86-38-86-72z',
      hasFilters ? b.down('graphite') : b.down('white'),
    ),
    line('M42 112c14-24 42-40 78-40s64 16 78 40', hasFilters ? '#7c888e' : '#b3bdc2', 2.4),
    line('M46 148c24 20 48 26 74 26s50-6 74-26', hasFilters ? '#7c888e' : '#b3bdc2', 2.4),
    path('M96 60c6-10 42-10 48 0l-6 16h-36z', b.down('steel')),
    ...(hasFilters
      ? [56, 184].map(
          (x) =>
            circle(x, 150, 36, b.down('body')) +
            circle(x, 150, 26, b.tone('body', 2), faint(0.4)) +
            repeat(4, (i) => line(`M${x - 18} ${140 + i * 7}h36`, b.tone('body', 0), 2, faint(0.6))),
        )
      : []),
    rect(94, 112, 52, 40, 10, b.down('body')),
    repeat(4, (i) => rect(102, 119 + i * 7, 36, 3, 1.5, b.tone('body', 2))),
  ];
};

const trafficCone: Drawing = (b) => [
  b.ground(120, 212, 92),
  path('M104 22c4-6 28-6 32 0l46 168H58z', b.across('red')),
  path('M94 60h52l9 34H85zM77 122h86l9 34H68z', b.across('white')),
  path('M24 190h192c6 0 10 4 10 9s-4 9-10 9H24c-6 0-10-4-10-9s4-9 10-9z', b.down('black')),
  path('M52 186h136l6 10H46z', b.down('red')),
  ellipse(120, 21, 16, 5, '#7a2019'),
  line('M104 34l-36 140', '#fff', 4, faint(0.4)),
  rect(102, 168, 36, 8, 2, b.tone('body', 1)),
];

const fireExtinguisher: Drawing = (b) => [
  b.ground(122, 218, 54),
  line('M128 48c44-8 58 20 56 60l-2 64', '#20282c', 9),
  path('M174 168h17l4 34h-24z', b.across('graphite')),
  path('M88 76c0-10 12-16 32-16s32 6 32 16v128c0 8-12 12-32 12s-32-4-32-12z', b.across('red')),
  path('M98 66c2-12 12-16 22-16s20 4 22 16z', b.across('red')),
  rect(110, 38, 20, 16, 3, b.across('brass')),
  path('M84 28h58c6 0 8 4 6 8l-3 6H96z', b.down('graphite')),
  path('M78 44l40-4v8l-36 8c-6 0-8-8-4-12z', b.down('steel')),
  circle(148, 44, 9, '#f4f6f6'),
  line('M148 44l4-4', '#2f8f4e', 2.4),
  rect(94, 102, 52, 66, 3, '#fbf7ee'),
  rect(100, 109, 40, 10, 2, b.tone('body', 1)),
  ...[0, 1, 2].map(
    (i) => circle(107 + i * 13, 132, 5, b.tone('accent', 1)) + rect(102 + i * 13, 140, 10, 3, 1, '#8f9ba1'),
  ),
  rect(100, 150, 40, 4, 2, '#8f9ba1'),
  rect(88, 196, 64, 8, 0, '#20282c', faint(0.6)),
];

const firstAidKit: Drawing = (b) => {
  const bag = b.pick(['red', 'white', 'green']);
  const cross = bag === 'white' ? '#cc3f35' : '#fff';
  return [
    b.ground(120, 212, 96),
    line('M88 62V46c0-6 4-10 10-10h44c6 0 10 4 10 10v16', '#2a3338', 10),
    rect(22, 60, 196, 146, 16, b.down(bag), 'stroke="#c3ccd1"'),
    rect(22, 122, 196, 8, 0, b.tone(bag, 2), faint(0.5)),
    line('M34 70h170', '#fff', 3, faint(0.5)),
    circle(120, 130, 44, bag === 'white' ? '#fff' : b.tone(bag, 2), faint(bag === 'white' ? 1 : 0.35)),
    path('M110 100h20v20h20v20h-20v20h-20v-20H90v-20h20z', cross),
    rect(44, 116, 20, 20, 4, b.down('steel')),
    rect(176, 116, 20, 20, 4, b.down('steel')),
    rect(152, 182, 48, 10, 3, b.tone('body', 1)),
  ];
};

export const safety: Readonly<Record<SafetyDrawing, Drawing>> = {
  gloves,
  'safety-helmet': safetyHelmet,
  goggles,
  'ear-muffs': earMuffs,
  vest,
  boots,
  respirator,
  'traffic-cone': trafficCone,
  'fire-extinguisher': fireExtinguisher,
  'first-aid-kit': firstAidKit,
};
