/** Light, middle and dark tone of one material, as CSS colours. */
export type Ramp = readonly [light: string, middle: string, dark: string];

/** The colours a maker paints its goods in: `body` for housings, `accent` for grips, buttons and labels. */
export interface Palette {
  readonly body: Ramp;
  readonly accent: Ramp;
}

const teal: Ramp = ['#3aa0a4', '#17767c', '#0d4f55'];
const red: Ramp = ['#e8685c', '#cc3f35', '#932a23'];
const amber: Ramp = ['#ffd16a', '#efa92d', '#b97613'];
const blue: Ramp = ['#5f9bd6', '#2f6fb0', '#1a416a'];
const green: Ramp = ['#6cc07f', '#2f8f4e', '#1c5c31'];
const orange: Ramp = ['#ffa25c', '#ea6f1c', '#a84a0d'];
const graphite: Ramp = ['#56646c', '#3c484e', '#232b30'];
const violet: Ramp = ['#a48bd1', '#6d51a8', '#432f70'];
const navy: Ramp = ['#4f6ea6', '#29457a', '#172a4d'];
const lime: Ramp = ['#c5e06a', '#93b92c', '#5f7a17'];

/** The liveries of the demo shop's makers, by name. */
export const palettes = {
  teal: { body: teal, accent: red },
  red: { body: red, accent: graphite },
  amber: { body: amber, accent: graphite },
  blue: { body: blue, accent: amber },
  green: { body: green, accent: amber },
  orange: { body: orange, accent: graphite },
  graphite: { body: graphite, accent: red },
  violet: { body: violet, accent: lime },
  navy: { body: navy, accent: orange },
  lime: { body: lime, accent: graphite },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
