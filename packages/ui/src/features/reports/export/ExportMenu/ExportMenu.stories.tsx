import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { ToastRegion } from '../../../../primitives/Toast/ToastRegion.tsx';
import { origin } from '../../origin.fixture.ts';
import type { ReportSheet } from '../../ReportSheet.ts';
import { ExportMenu } from './ExportMenu.tsx';

const sheet: ReportSheet = {
  title: 'Hesap Ekstresi',
  origin,
  columns: [
    { title: 'Belge No', kind: 'text' },
    { title: 'Tarih', kind: 'date' },
    { title: 'Borç', kind: 'amount' },
  ],
  rows: [['KTA2026000019472', '2026-11-20', 34_014.73]],
  footer: [['TRY Hesap Toplamı', null, 34_014.73]],
};

const meta = {
  component: ExportMenu,
  args: { sheet: fn(() => sheet) },
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [() => import('../exportSheet.ts')],
  render: (args) => (
    <div style={{ minHeight: 180 }}>
      <ExportMenu {...args} />
      <ToastRegion label="Bildirimler" closeLabel="Kapat" />
    </div>
  ),
} satisfies Meta<typeof ExportMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Dışa Aktar' });
const item = (name: string) => screen.findByRole('menuitem', { name }, { timeout: 5000 });

/** What would be saved: its name, and the file itself. */
function catchFile() {
  const offered = spyOn(URL, 'createObjectURL').mockReturnValue('blob:nowhere');
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return {
    name: () => (clicked.mock.contexts[0] as HTMLAnchorElement | undefined)?.download,
    file: () => offered.mock.calls[0]?.[0] as Blob | undefined,
  };
}

export const Default: Story = {};
export const Failed: Story = {
  args: {
    sheet: fn(() => {
      throw new Error('broken');
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(await item('Excel (.xlsx)'));
    await expect(await screen.findByText('Dosya hazırlanamadı.')).toBeVisible();
    await waitFor(() => expect(opener()).not.toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(await item('CSV (.csv)')).toBeVisible();
  },
};
export const SavesAWorkbook: Story = {
  play: async ({ userEvent }) => {
    const saved = catchFile();
    await userEvent.click(opener());
    await userEvent.click(await item('Excel (.xlsx)'));
    await waitFor(
      () =>
        expect(saved.name()).toBe(
          'Hesap Ekstresi - Işık Elektrik (Cari No 120.01.034) - 01.10.2026-21.11.2026 - Vitrin Toptan - 21.11.2026.xlsx',
        ),
      {
        timeout: 5000,
      },
    );
    const bytes = new Uint8Array((await saved.file()?.arrayBuffer()) ?? new ArrayBuffer());
    await expect(String.fromCodePoint(...bytes.slice(0, 2))).toBe('PK');
  },
};
export const SavesCsv: Story = {
  play: async ({ userEvent }) => {
    const saved = catchFile();
    await userEvent.click(opener());
    await userEvent.click(await item('CSV (.csv)'));
    await waitFor(
      () =>
        expect(saved.name()).toBe(
          'Hesap Ekstresi - Işık Elektrik (Cari No 120.01.034) - 01.10.2026-21.11.2026 - Vitrin Toptan - 21.11.2026.csv',
        ),
      {
        timeout: 5000,
      },
    );
    await expect(await saved.file()?.text()).toContain('KTA2026000019472;20.11.2026;34014,73\r\n');
  },
};
