import type { components } from '@vitrin/api-client/schema';

export type ThemeSettings = components['schemas']['ThemeSettings'];
type ThemeItem = components['schemas']['ThemeItem'];

/** An item the editor offers two colours for; empty ones leave the shop's own look. */
const colors = (title: string, target: Pick<ThemeItem, 'selector_id' | 'selector_class'>): ThemeItem => ({
  title,
  class: target.selector_id ?? target.selector_class ?? '',
  type: 'colorPicker',
  bg_color: '',
  text_color: '',
  customCss: '',
  ...target,
});

/** The look the shop was delivered with: everything the editor can change, nothing changed. */
export const deliveredTheme: ThemeSettings = {
  layouts: { master: 'default' },
  blocks: {
    header: {
      title: 'Üst Alan',
      item: {
        top: colors('Üst Şerit', { selector_id: 'header-top' }),
        middle: colors('Orta Şerit', { selector_id: 'header-middle' }),
        bottom: colors('Menü Şeridi', { selector_id: 'header-bottom' }),
      },
    },
    sidebar: {
      title: 'Kenar Çubuğu',
      item: { main: colors('Kategori Sütunu', { selector_id: 'sidebar-main' }) },
    },
    footer: { title: 'Alt Alan', item: { main: colors('Alt Bilgi', { selector_id: 'footer-main' }) } },
    elements: {
      title: 'Öğeler',
      item: {
        logo: {
          ...colors('Logo', { selector_id: 'elements-logo' }),
          type: 'heightPicker',
          height: 10,
        },
        button: colors('Düğmeler', { selector_class: 'elements-button' }),
        card: colors('Kartlar', { selector_class: 'elements-card' }),
        price: colors('Fiyatlar', { selector_class: 'elements-price' }),
      },
    },
  },
};
