import { createRandom, type Random } from '../catalogue/random.ts';
import { palettes, type PaletteName, type Ramp } from './Palette.ts';
import { ellipse } from './shapes.ts';

const materials = {
  steel: ['#eef2f3', '#c3ccd1', '#6f7b82'],
  white: ['#ffffff', '#eef2f3', '#bcc6cb'],
  graphite: ['#56646c', '#3c484e', '#232b30'],
  black: ['#434a4e', '#262c2f', '#121516'],
  brass: ['#f3d995', '#d3aa55', '#94691f'],
  copper: ['#f0b08a', '#c5793b', '#7f4519'],
  wood: ['#e2bd86', '#c2935a', '#8b6131'],
  card: ['#e0bd8f', '#c79d69', '#9d7645'],
  red: ['#e8685c', '#cc3f35', '#932a23'],
  amber: ['#ffd16a', '#efa92d', '#b97613'],
  yellow: ['#ffe680', '#f4c430', '#c19212'],
  green: ['#6cc07f', '#2f8f4e', '#1c5c31'],
  blue: ['#5f9bd6', '#2f6fb0', '#1a416a'],
  glass: ['#ffffff', '#fbf3d4', '#e2cf8d'],
  orange: ['#ffa25c', '#ea6f1c', '#a84a0d'],
  pink: ['#f2c4c6', '#d99498', '#a5666b'],
  water: ['#d8f0f7', '#9fd3e4', '#5aa2bc'],
} as const satisfies Record<string, Ramp>;

/** What something is made of; `body` and `accent` take the maker's colours. */
export type Material = keyof typeof materials | 'body' | 'accent';

/** Paints one drawing and collects the gradients it needs. */
export interface Brush {
  /** A paint shaded from left to right, for upright round things. */
  readonly across: (material: Material) => string;
  /** A paint shaded from top to bottom. */
  readonly down: (material: Material) => string;
  /** One flat tone: 0 light, 1 middle, 2 dark. */
  readonly tone: (material: Material, step: 0 | 1 | 2) => string;
  /** A shadow on the floor. */
  readonly ground: (x: number, y: number, radiusX: number) => string;
  /** One of the materials, or the one the drawing was asked to be made of. */
  readonly pick: (choices: readonly Material[]) => Material;
  /** Varies the drawing; the same seed draws the same. */
  readonly random: Random;
  /** The `<defs>` of everything painted so far. */
  readonly defs: () => string;
}

/**
 * Makes the brush of one drawing.
 * @param prefix keeps the ids of several drawings in one document apart
 * @param made the material wherever the drawing leaves a choice
 */
export function createBrush(prefix: string, palette: PaletteName, seed: number, made?: Material): Brush {
  const random = createRandom(seed);
  const gradients = new Map<string, string>();
  const ramp = (material: Material): Ramp =>
    material === 'body' || material === 'accent' ? palettes[palette][material] : materials[material];
  const paint = (name: string, markup: (id: string) => string): string => {
    const id = `${prefix}-${name}`;
    if (!gradients.has(id)) gradients.set(id, markup(id));
    return `url(#${id})`;
  };
  return {
    across: (material) => {
      const [light, middle, dark] = ramp(material);
      const stops = [dark, 0, light, 0.24, middle, 0.58, dark, 1] as const;
      return paint(
        `${material}-x`,
        (id) => `<linearGradient id="${id}">${writeStops(stops)}</linearGradient>`,
      );
    },
    down: (material) => {
      const [light, middle, dark] = ramp(material);
      const stops = [light, 0, middle, 0.45, dark, 1] as const;
      return paint(
        `${material}-y`,
        (id) => `<linearGradient id="${id}" x2="0" y2="1">${writeStops(stops)}</linearGradient>`,
      );
    },
    tone: (material, step) => ramp(material)[step],
    ground: (x, y, radiusX) => {
      const fill = paint(
        'ground',
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="#1b262b" stop-opacity=".28"/><stop offset="1" stop-color="#1b262b" stop-opacity="0"/></radialGradient>`,
      );
      return ellipse(x, y, radiusX, 8, fill);
    },
    // The choice is drawn in any case, so that everything else stays as it is.
    pick: (choices) => {
      const choice = random.pick(choices);
      return made ?? choice;
    },
    random,
    defs: () => `<defs>${[...gradients.values()].join('')}</defs>`,
  };
}

function writeStops(stops: readonly (string | number)[]): string {
  let markup = '';
  for (let i = 0; i < stops.length; i += 2)
    markup += `<stop offset="${stops[i + 1]}" stop-color="${stops[i]}"/>`;
  return markup;
}
