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

export type ThemeName = keyof typeof themes;
