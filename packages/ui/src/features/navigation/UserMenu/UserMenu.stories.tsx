import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { paths, serverPaths } from '../../../paths.ts';
import { reportTypes } from '../../../routes.ts';
import { reportTitles } from '../../../text/reportTitles.ts';
import { UserMenu } from './UserMenu.tsx';

const meta = {
  component: UserMenu,
  loaders: [() => import('./UserEntries.tsx')],
  args: {
    member: 'Mehmet Karadağ',
    priceLists: [
      { shortcut: 1, name: 'Liste' },
      { shortcut: 2, name: 'Bayi' },
      { shortcut: 3, name: 'Peşin' },
    ],
    onChoosePriceList: fn(),
    onResetPrices: fn(),
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.member?.trim() || 'Hesabım' }));
  await canvas.findByRole('link', { name: 'Çıkış' });
};

export const Default: Story = {};
export const Empty: Story = { args: { member: '  ' }, parameters: { covers: ['USER-01'] }, play: open };
export const LongContent: Story = {
  args: {
    member: 'Abdurrahman Şükrü Büyükkaramanlıoğlu',
    company: 'Ağrı Dağı İnşaat Yapı Malzemeleri Hırdavat Nakliyat Sanayi ve Dış Ticaret Ltd. Şti.',
    priceLists: [{ shortcut: 1, name: 'Perakende Tavsiye Edilen Satış Fiyat Listesi 2026' }],
  },
  play: open,
};
export const Delegated: Story = { args: { company: 'Karadağ Yapı Market Ltd. Şti.' } };
/** There are no keys to press. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByText('Ctrl 1')).not.toBeVisible();
  },
};
export const NamesTheKeys: Story = {
  parameters: { covers: ['USE-20'] },
  play: async (context) => {
    await open(context);
    const keys = within(context.canvas.getByRole('list', { name: 'Klavye Kısayolları' }));
    await expect(keys.getByText('Bildirime git (Geri Al)').closest('li')).toHaveTextContent(/F8$/);
  },
};
export const LeadsEverywhere: Story = {
  parameters: { covers: ['USER-01', 'REPT-01'] },
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    const menu = within(canvas.getByRole('dialog', { name: 'Mehmet Karadağ' }));
    const leads = (name: string, href: string) =>
      expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    await leads('Sepetim', paths.basket.to());
    await leads('Hesabım', paths.account.to());
    await leads('Ödeme Yap', paths.payment.to());
    await leads('Çıkış', serverPaths.logout());
    const reports = within(menu.getByRole('list', { name: 'Raporlar' }));
    await expect(reports.getAllByRole('link')).toHaveLength(4);
    for (const type of reportTypes) await leads(reportTitles[type], paths.report.to({ type }));
  },
};
export const ChoosesAPriceList: Story = {
  parameters: { covers: ['APP-09', 'APP-10'] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await open(context);
    await expect(canvas.queryByRole('button', { name: 'Fiyatları Sıfırla' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Bayi' }));
    await expect(args.onChoosePriceList).toHaveBeenCalledOnce();
    await expect(args.onChoosePriceList).toHaveBeenCalledWith('Bayi');
  },
};
export const ForgetsThePriceList: Story = {
  args: { chosenPriceList: 'Bayi' },
  parameters: { covers: ['APP-10'] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await open(context);
    await expect(canvas.getByRole('button', { name: 'Bayi' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Fiyatları Sıfırla' }));
    await expect(args.onResetPrices).toHaveBeenCalledOnce();
  },
};
export const ClosesOnEscape: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Çıkış' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Mehmet Karadağ' })).toHaveFocus();
  },
};
export const ClosesWhenALinkIsFollowed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Hesabım' }));
    await expect(canvas.queryByRole('link', { name: 'Çıkış' })).toBeNull();
  },
};
