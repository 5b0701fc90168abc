import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { QrMenu } from './QrMenu.tsx';

const kept = (config: object, version = 1) =>
  localStorage.setItem('vitrin-qr-menu', JSON.stringify({ version, config }));

const meta = {
  component: QrMenu,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [() => import('../../features/qr-menu/MenuPanel/MenuPanel.tsx')],
} satisfies Meta<typeof QrMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

async function edit({ canvas, userEvent }: Play) {
  await userEvent.click(canvas.getByRole('button', { name: 'Düzenle' }));
  return within(await screen.findByRole('dialog', { name: 'Menü Ayarları' }, { timeout: 5000 }));
}
const name = ({ canvas }: Play) => canvas.getByRole('heading', { level: 1 });
const background = (play: Play) =>
  getComputedStyle(name(play).parentElement ?? document.body).backgroundColor;

export const Default: Story = {
  parameters: { covers: ['QRMN-01', 'LAY-01'] },
  play: async (play) => {
    await expect(play.canvas.getAllByRole('main')).toHaveLength(1);
    await expect(name(play)).toHaveTextContent('Zeytin Dalı Lokantası');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const Mobile: Story = {
  globals: phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Editing: Story = {
  globals: desktop,
  parameters: { covers: ['QRMN-02'] },
  play: async (play) => {
    await edit(play);
  },
};
export const EditingMobile: Story = {
  globals: phone,
  parameters: { covers: ['QRMN-02'] },
  play: async (play) => {
    const panel = await edit(play);
    await expect(panel.queryByRole('radiogroup', { name: 'Önizleme' })).toBeNull();
    // The menu stays in sight above the sheet.
    const sheet = screen.getByRole('dialog').getBoundingClientRect();
    await expect(sheet.top).toBeGreaterThan(200);
    await expect(sheet.bottom).toBeLessThanOrEqual(innerHeight + 1);
  },
};
/** What another version, another program or a curious guest has left on the device. */
export const HostileStorage: Story = {
  beforeEach: () =>
    kept({
      primaryColor: 'red;}body{display:none',
      backgroundColor: 'url(https://evil.example/x)',
      restaurantName: '<script>alert(1)</script>',
      columnsLarge: 1e9,
      fontFamily: { toString: 'x' },
      thumbnailRounded: '9999px;position:fixed',
    }),
  parameters: { covers: ['QRMN-02'] },
  play: async (play) => {
    await expect(name(play)).toHaveTextContent('<script>alert(1)</script>');
    await expect(background(play)).toBe('rgb(251, 246, 236)');
  },
};
export const OtherVersion: Story = {
  beforeEach: () => kept({ restaurantName: 'Gelecekten' }, 2),
  play: async (play) => {
    await expect(name(play)).toHaveTextContent('Zeytin Dalı Lokantası');
  },
};
export const ChangesAtOnceAndIsKept: Story = {
  globals: desktop,
  parameters: { covers: ['QRMN-02'] },
  play: async (play) => {
    const { userEvent } = play;
    const panel = await edit(play);
    await userEvent.click(panel.getByRole('button', { name: 'Koyu Tema' }));
    await expect(background(play)).toBe('rgb(23, 19, 17)');
    const field = panel.getByRole('textbox', { name: 'Restoran adı' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Köşe Lokanta');
    await expect(name(play)).toHaveTextContent('Köşe Lokanta');
    await expect(localStorage.getItem('vitrin-qr-menu')).toContain('Köşe Lokanta');
    await userEvent.click(panel.getByRole('button', { name: 'Geri Al' }));
    await expect(name(play)).toHaveTextContent('Zeytin Dalı Lokantası');
    await userEvent.click(panel.getByRole('button', { name: 'Sıfırla' }));
    await expect(background(play)).toBe('rgb(251, 246, 236)');
    await expect(localStorage.getItem('vitrin-qr-menu')).toBeNull();
  },
};
export const ShowsThePhoneBeside: Story = {
  globals: desktop,
  parameters: { covers: ['QRMN-02'] },
  play: async (play) => {
    const panel = await edit(play);
    await play.userEvent.click(panel.getByRole('radio', { name: 'Telefon' }));
    await waitFor(() => expect(play.canvas.getByRole('main').clientWidth).toBeLessThan(400));
  },
};
export const ClosesByKey: Story = {
  globals: desktop,
  play: async (play) => {
    await edit(play);
    await play.userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(play.canvas.getByRole('button', { name: 'Düzenle' })).toHaveFocus();
  },
};
