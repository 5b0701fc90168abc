import type { Token, TokenGroup } from './Token.ts';

const surface = (item: string, paints: string) =>
  ({
    kind: 'color',
    setting: `${item}.bg_color`,
    paints: `${paints} zemini`,
    region: paints,
  }) satisfies Token;
const text = (item: string, paints: string) =>
  ({
    kind: 'color',
    setting: `${item}.text_color`,
    paints: `${paints} yazısı`,
    region: paints,
  }) satisfies Token;

/**
 * Tokens of one region each, unset until a theme sets them: use them as
 * `fallbackVar(vars.headerTop.surface, vars.color.brandStrong)`.
 */
export const componentTokens = {
  headerTop: {
    surface: surface('header.top', 'Üst şerit'),
    text: text('header.top', 'Üst şerit'),
  },
  headerMiddle: {
    surface: surface('header.middle', 'Orta şerit'),
    text: text('header.middle', 'Orta şerit'),
  },
  headerBottom: {
    surface: surface('header.bottom', 'Menü şeridi'),
    text: text('header.bottom', 'Menü şeridi'),
  },
  sidebarMain: {
    surface: surface('sidebar.main', 'Kategori sütunu'),
    text: text('sidebar.main', 'Kategori sütunu'),
  },
  footerMain: {
    surface: surface('footer.main', 'Alt bilgi'),
    text: text('footer.main', 'Alt bilgi'),
  },
  logo: {
    surface: surface('elements.logo', 'Logo'),
    text: text('elements.logo', 'Logo'),
    /** Steps of 0.25 rem; 10 (40 px) where the theme says nothing. */
    height: {
      kind: 'length',
      initial: '2.5rem',
      setting: 'elements.logo.height',
      paints: 'Logo yüksekliği',
      region: 'Logo',
    },
  },
  card: {
    surface: surface('elements.card', 'Kart'),
    text: text('elements.card', 'Kart'),
  },
  price: {
    text: text('elements.price', 'Fiyat'),
  },
} satisfies Record<string, TokenGroup>;
