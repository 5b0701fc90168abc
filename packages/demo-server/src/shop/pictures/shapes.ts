/** A rounded rectangle. `more` holds further attributes as markup. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;

/** An unfilled stroke. Inside a drawing its ends are round. */
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${more === '' ? '' : ` ${more}`}/>`;

/** A ring of the given stroke width. */
export const ring = (x: number, y: number, radius: number, stroke: string, width: number, more = '') =>
  circle(x, y, radius, 'none', `stroke="${stroke}" stroke-width="${width}" ${more}`);

export const move = (transform: string, ...parts: readonly string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** The same shape `count` times, joined. */
export const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** Two decimals are finer than any screen shows. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** See-through, for shine and shade. */
export const faint = (opacity: number) => `opacity="${opacity}"`;

// Segments a to g of a display digit in a cell of 10 × 18: top, right, right below, bottom, left below, left, middle.
const segments = ['M1 0h8', 'M10 1v7', 'M10 10v7', 'M1 18h8', 'M0 10v7', 'M0 1v7', 'M1 9h8'] as const;
const lit = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abcdfg',
] as const;

/** A number as a display shows it; `digits` apart 15 units before scaling. */
export const display = (x: number, y: number, scale: number, digits: string, stroke: string) =>
  move(
    `translate(${x} ${y}) scale(${scale})`,
    ...digits
      .split('')
      .map((digit, i) =>
        move(
          `translate(${i * 15} 0)`,
          line(
            segments.filter((_, s) => lit[Number(digit)]?.includes('abcdefg'.charAt(s))).join(''),
            stroke,
            2.6,
          ),
        ),
      ),
  );
