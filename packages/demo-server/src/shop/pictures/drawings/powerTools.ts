import type { Drawing } from '../Drawing.ts';
import type { PowerToolDrawing } from '../DrawingType.ts';
import { circle, display, faint, line, path, rect, repeat, ring } from '../shapes.ts';

const drill: Drawing = (b) => [
  b.ground(104, 214, 66),
  rect(206, 82, 27, 6, 2, b.down('steel')),
  path('M226 82l7 3-7 3z', '#6f7b82'),
  path('M178 66h13l17 9v20l-17 9h-13z', b.down('graphite')),
  line('M186 66v38M194 69v32M201 72v26', '#1c2327', 1.5, faint(0.6)),
  path('M72 106h44l12 78H82z', b.across('graphite')),
  path('M78 122h36l8 52H84z', '#232b30', faint(0.45)),
  line('M86 132h28M87 142h29M88 152h30M89 162h31', '#5d6b73', 2, faint(0.55)),
  path('M116 116h17c4 0 6 4 4 8l-10 20c-2 4-7 3-8-1z', '#1f272b'),
  path('M120 119h13l-2 5h-11z', b.tone('accent', 1)),
  path(
    'M40 82c0-18 12-30 30-30h72c12 0 20 5 26 12v44c-6 7-14 12-26 12H70c-18 0-30-12-30-30z',
    b.down('body'),
  ),
  path('M142 52h20c12 0 18 8 18 18v32c0 10-6 18-18 18h-20z', b.down('graphite')),
  line('M46 78c2-12 10-20 24-20h70', b.tone('body', 0), 3, faint(0.75)),
  repeat(3, (i) => rect(54, 76 + i * 8, 26, 3.5, 1.7, b.tone('body', 2))),
  rect(92, 74, 42, 15, 2, '#f2f6f6'),
  rect(97, 79, 20, 5, 1, b.tone('body', 1)),
  rect(120, 79, 9, 5, 1, '#39454b'),
  line('M150 62h8M150 70h12M150 102h12M150 110h8', '#6f7d85', 2),
  path('M62 182h78c6 0 10 4 10 9v12c0 6-4 9-10 9H64c-6 0-10-3-10-9l1-12c0-5 2-9 7-9z', b.down('graphite')),
  rect(55, 195, 94, 6, 0, b.tone('body', 1)),
  repeat(3, (i) => rect(126 + i * 6, 187, 4, 4, 1, i < 2 ? '#8de0b0' : '#55626a')),
];

const angleGrinder: Drawing = (b) => [
  b.ground(104, 200, 90),
  circle(58, 142, 46, '#262e33'),
  circle(58, 141, 45, b.down('graphite')),
  ring(58, 141, 36, '#6c7a82', 1.2, 'stroke-dasharray="3 3"'),
  circle(58, 141, 18, '#f4f6f6'),
  ring(58, 141, 18, b.tone('accent', 1), 4),
  circle(58, 141, 7, b.down('steel')),
  path('M14 132C16 104 36 88 60 88c26 0 44 18 46 44H84c-2-12-12-22-26-22s-24 10-26 22z', b.down('steel')),
  rect(44, 70, 34, 40, 6, b.down('steel')),
  line('M50 80h22M50 88h22', '#7c888e', 2),
  path('M76 74h88c10 0 16 6 16 14v26c0 8-6 14-16 14H76z', b.down('body')),
  line('M84 82h78', b.tone('body', 0), 3, faint(0.75)),
  rect(98, 92, 44, 16, 2, '#f2f6f6'),
  rect(104, 97, 22, 6, 1, b.tone('body', 1)),
  path('M178 80h42c8 0 12 6 12 12v18c0 6-4 12-12 12h-42z', b.down('graphite')),
  line('M188 90v22M196 90v22M204 90v22M212 90v22', '#1c2327', 2.4),
  path('M64 54c-6 0-9-3-9-8V20c0-5 5-8 11-8s11 3 11 8v26c0 5-4 8-9 8z', b.across('graphite')),
  rect(60, 52, 12, 20, 1, b.across('steel')),
  path('M148 128h40l-8 10h-26z', '#1f272b'),
];

/** A point on the circular saw's blade. */
const onBlade = (radius: number, angle: number) =>
  `${(112 + radius * Math.cos(angle)).toFixed(1)} ${(132 + radius * Math.sin(angle)).toFixed(1)}`;

const circularSaw: Drawing = (b) => [
  b.ground(118, 212, 100),
  circle(112, 132, 62, b.down('steel')),
  path(
    repeat(24, (i) => {
      const angle = (i * Math.PI) / 12;
      return `M${onBlade(61, angle)}L${onBlade(69, angle + 0.05)}L${onBlade(61, angle + 0.2)}z`;
    }),
    '#8b979d',
  ),
  rect(18, 180, 204, 12, 3, b.down('steel')),
  path('M42 138c0-44 30-76 72-76 40 0 66 28 70 70l-8 12H52z', b.down('body')),
  line('M52 128c2-32 26-56 58-57', b.tone('body', 0), 4, faint(0.7)),
  circle(112, 132, 26, b.down('graphite')),
  circle(112, 132, 9, b.down('steel')),
  path(
    'M128 62c8-24 30-34 58-28 20 4 34 18 38 38l-20 10c-4-14-12-22-24-24-14-2-22 2-26 12z',
    b.down('graphite'),
  ),
  path('M164 84h46c8 0 12 6 12 14v28c0 8-4 14-12 14h-36z', b.down('body')),
  line('M186 94v36M196 94v36M206 94v36', b.tone('body', 2), 3),
  rect(62, 100, 32, 12, 2, '#f2f6f6'),
  rect(66, 104, 18, 4, 1, b.tone('accent', 1)),
];

const batteryPack: Drawing = (b) => [
  b.ground(120, 204, 92),
  path('M78 62h84l8 28H70z', b.down('graphite')),
  rect(84, 52, 72, 18, 4, '#1f272b'),
  repeat(4, (i) => rect(92 + i * 16, 54, 8, 12, 1, b.down('brass'))),
  path(
    'M40 88h160c10 0 16 6 16 16v78c0 12-8 18-18 18H42c-10 0-18-6-18-18v-78c0-10 6-16 16-16z',
    b.down('graphite'),
  ),
  rect(24, 128, 192, 34, 0, b.down('body')),
  rect(72, 134, 96, 22, 3, '#f2f6f6'),
  rect(80, 140, 46, 9, 2, b.tone('body', 1)),
  rect(134, 140, 24, 9, 2, '#39454b'),
  repeat(4, (i) => rect(46 + i * 12, 104, 8, 8, 2, i < 3 ? '#8de0b0' : '#55626a')),
  circle(188, 108, 8, b.tone('accent', 1)),
  line('M42 96h150', '#8b979d', 3, faint(0.6)),
  path('M20 118h10v40H20zM210 118h10v40h-10z', b.tone('accent', 1)),
];

const heatGun: Drawing = (b) => [
  b.ground(112, 214, 66),
  path('M94 110h46l10 92c0 8-6 12-22 12s-24-4-24-12z', b.across('graphite')),
  line('M104 140h30M105 152h31M106 164h32M107 176h32', '#5d6b73', 2.4, faint(0.6)),
  path('M88 118h-14c-5 0-6 5-4 9l8 18c3 5 10 3 12-2z', b.tone('accent', 1)),
  path('M74 66h96c16 0 26 12 26 28s-10 28-26 28H74c-8 0-12-6-12-12V78c0-6 4-12 12-12z', b.down('body')),
  line('M76 72h96', b.tone('body', 0), 3, faint(0.75)),
  rect(14, 78, 52, 32, 4, b.down('steel')),
  rect(8, 72, 12, 44, 3, b.down('steel')),
  line('M30 80v28M40 80v28M50 80v28', '#7c888e', 2),
  rect(92, 84, 46, 18, 2, '#f2f6f6'),
  rect(98, 90, 24, 6, 1, b.tone('body', 1)),
  repeat(4, (i) => line(`M${152 + i * 9} 80v28`, b.tone('body', 2), 3.4)),
];

const cuttingDisc: Drawing = (b) => [
  b.ground(120, 216, 70),
  circle(120, 116, 96, '#262e33'),
  circle(120, 114, 95, b.down('graphite')),
  repeat(3, (i) => ring(120, 114, 88 - i * 8, '#6c7a82', 1.2, 'stroke-dasharray="3 3" opacity=".6"')),
  circle(120, 114, 62, '#f4f6f6'),
  ring(120, 114, 62, b.tone('body', 1), 9),
  rect(86, 72, 68, 11, 2, b.tone('body', 1)),
  rect(96, 88, 48, 5, 2, '#39454b'),
  rect(86, 144, 28, 8, 2, '#39454b'),
  rect(120, 144, 34, 8, 2, b.tone('accent', 1)),
  circle(120, 114, 20, b.down('steel')),
  circle(120, 114, 11, '#fff'),
  line('M48 72a85 85 0 0 1 52-40', '#97a5ad', 4, faint(0.55)),
];

const drillBits: Drawing = (b) => {
  const count = b.random.between(4, 6);
  const gap = 140 / (count - 1);
  return [
    b.ground(120, 214, 88),
    repeat(count, (i) => {
      const width = 6 + (i * 10) / count;
      const top = 90 - (i * 50) / count;
      const left = 50 + i * gap - width / 2;
      return (
        rect(left, top, width, 170 - top, 1, b.across('steel')) +
        path(`M${left} ${top}h${width}l${-width / 2}-10z`, '#8f9ba1') +
        repeat(6, (n) => line(`M${left} ${top + 8 + n * 12}l${width} ${width * 0.8}`, '#5a666c', width / 4.5))
      );
    }),
    path('M30 150h180c4 0 7 3 7 7l-4 48c0 4-3 7-7 7H34c-4 0-7-3-7-7l-4-48c0-4 3-7 7-7z', b.down('body')),
    line('M30 156h180', b.tone('body', 0), 3, faint(0.8)),
    rect(78, 172, 84, 24, 3, '#fff'),
    rect(86, 179, 44, 5, 2, b.tone('accent', 1)),
    rect(86, 187, 28, 4, 2, '#8f9ba1'),
  ];
};

const weldingMachine: Drawing = (b) => [
  b.ground(120, 214, 98),
  line('M84 52c0-16 8-22 18-22h36c10 0 18 6 18 22', '#2a3338', 11),
  path('M38 52h164c8 0 12 5 12 12v128c0 8-4 12-12 12H38c-8 0-12-4-12-12V64c0-7 4-12 12-12z', b.down('body')),
  path('M26 150h188v42c0 8-4 12-12 12H38c-8 0-12-4-12-12z', b.down('graphite')),
  line('M40 60h158', b.tone('body', 0), 3, faint(0.75)),
  rect(44, 74, 72, 44, 5, '#141a1d'),
  display(55, 82, 1.3, String(b.random.between(120, 198)), '#ff6a4d'),
  circle(164, 98, 26, '#1f272b'),
  circle(164, 98, 20, b.down('steel')),
  line('M164 98l10-13', b.tone('accent', 1), 4),
  repeat(7, (i) => rect(134 + i * 10, 132, 6, 6, 3, i < 4 ? '#8de0b0' : '#55626a')),
  circle(68, 178, 15, '#141a1d'),
  circle(68, 178, 8, b.down('brass')),
  circle(172, 178, 15, '#141a1d'),
  circle(172, 178, 8, b.down('brass')),
  rect(98, 168, 44, 20, 3, '#f2f6f6'),
  rect(104, 175, 26, 6, 2, b.tone('accent', 1)),
];

export const powerTools: Readonly<Record<PowerToolDrawing, Drawing>> = {
  drill,
  'angle-grinder': angleGrinder,
  'circular-saw': circularSaw,
  'battery-pack': batteryPack,
  'heat-gun': heatGun,
  'cutting-disc': cuttingDisc,
  'drill-bits': drillBits,
  'welding-machine': weldingMachine,
};
