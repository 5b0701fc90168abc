import { readThemeText } from '../packages/ui/src/theme/designTokens/readThemeText.ts';
import { readThemeGlobal } from './themeGlobal.ts';

const item = (bg_color: string, text_color = '', rest: Record<string, unknown> = {}) => ({
  bg_color,
  text_color,
  ...rest,
});

const shop = (
  title: string,
  elements: Record<string, unknown>,
  header: Record<string, unknown> = {},
  footer: Record<string, unknown> = {},
) => ({
  title,
  settings: {
    layouts: { master: 'default' },
    blocks: {
      elements: { title: 'Öğeler', item: elements },
      header: { title: 'Üst Alan', item: header },
      footer: { title: 'Alt Alan', item: footer },
    },
  },
});

/** themeSettings as shops save them, to see every piece under looks we did not choose. */
export const themes = {
  default: { title: 'Varsayılan (petrol)', settings: null },
  red: shop(
    'Kırmızı hırdavatçı',
    { button: item('#b4232a', '#ffffff'), logo: item('', '', { height: 14 }) },
    { top: item('#1f1f1f', '#f5f5f5'), bottom: item('#b4232a', '#ffffff') },
    { main: item('#f4f4f4', '#333333') },
  ),
  yellow: shop(
    'Sarı elektrikçi, yazı rengi seçilmemiş',
    { button: item('#ffd400'), price: item('', '#b00020') },
    { top: item('#ffd400'), middle: item('#222222'), bottom: item('#333333') },
    { main: item('#222222') },
  ),
  navy: shop(
    'Lacivert sanayici, köşesiz',
    {
      button: item('#111827', '#ffffff', {
        selector_class: 'elements-button',
        customCss: 'border-radius: 0',
      }),
      card: item('', '', {
        selector_class: 'elements-card',
        customCss: 'border-radius: 0; border-color: #111827',
      }),
    },
    { top: item('#111827', '#cbd5e1') },
  ),
  green: shop('Açık yeşil bahçeci', { button: item('#7fc241') }, { top: item('#eef7e6', '#2f5d0b') }),
  dark: shop(
    'Koyu depo',
    {
      button: item('#4fb3bf'),
      card: item('#14191e', '#e6edf3'),
      price: item('', '#8fd8e0'),
      logo: item('', '', { height: 12 }),
    },
    {
      top: item('#0b0f12', '#e6edf3'),
      middle: item('#14191e', '#e6edf3'),
      bottom: item('#1d242b', '#e6edf3'),
    },
    { main: item('#0b0f12', '#c9d1d9') },
  ),
  contrast: shop(
    'Yüksek karşıtlık',
    {
      button: item('#000000', '#ffffff', {
        selector_class: 'elements-button',
        customCss: 'border: 2px solid #000; font-weight: 700',
      }),
      card: item('#ffffff', '#000000', {
        selector_class: 'elements-card',
        customCss: 'border-color: #000',
      }),
      price: item('', '#000000'),
    },
    {
      top: item('#000000', '#ffff00'),
      middle: item('#ffffff', '#000000'),
      bottom: item('#000000', '#ffffff'),
    },
    { main: item('#000000', '#ffffff') },
  ),
  loud: shop(
    'Gürültülü kampanya',
    {
      button: item('#ff0066', '', {
        selector_class: 'elements-button',
        customCss: 'border-radius: 24px; letter-spacing: .04em; text-transform: uppercase',
      }),
      card: item('#fff7d6', '#3b0a45', {
        selector_class: 'elements-card',
        customCss: 'border: 3px dashed #7a00cc; border-radius: 20px',
      }),
      price: item('', '#a0003c'),
      logo: item('', '', { height: 20 }),
    },
    {
      top: item('#7a00cc', '#ffffff'),
      middle: item('#fff200', '#3b0a45'),
      bottom: item('#00c2a8', '#06231f'),
    },
    { main: item('#3b0a45', '#ffd9ec') },
  ),
  hostile: shop(
    'Düşman ayarlar',
    {
      button: item('#0000ff', '', {
        selector_class: 'elements-button',
        customCss: 'position:fixed;inset:0;z-index:2147483647;background:url(https://evil.example/a)',
      }),
      card: item('red;}body{display:none', 'var(--secret)', { customCss: '} body{visibility:hidden} .x{' }),
      price: item('url(https://evil.example/a)', 'inherit'),
      logo: item('', '', { height: '1e9' }),
    },
    { top: item('#00000010'), middle: item('transparent'), bottom: item('#808080') },
    { main: item('#777', '#777') },
  ),
} as const;

const isName = (name: string): name is keyof typeof themes => Object.hasOwn(themes, name);

/** The theme chosen in the toolbar, or one given as text or in a link: themeSettings or a design token file. */
export function readTheme(chosen: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof chosen !== 'string') return null;
  if (isName(chosen)) return themes[chosen].settings;
  return readThemeText(readThemeGlobal(chosen)) ?? null;
}
