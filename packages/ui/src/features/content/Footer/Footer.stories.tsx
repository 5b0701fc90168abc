import type { Meta, StoryObj } from '@storybook/react-vite';
import { readMenu } from '@vitrin/api-client/navigation/menu';
import { menuFooter, menuHostile, menuLong } from '@vitrin/demo-server/fixtures/navigation';
import { expect, fn, within } from 'storybook/test';
import { serverAddress } from '../../../serverAddress.ts';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  args: {
    name: 'Kuzey Teknik',
    html: '<p>Bayilerimize 1987’den beri <b>hırdavat</b>, elektrik ve tesisat malzemeleri sunuyoruz.</p>',
    address: 'İkitelli OSB Mah. Demirciler Sanayi Sitesi, A4 Blok No: 27, Başakşehir / İstanbul',
    phone: '0212 555 04 40',
    email: 'bayi@kuzeyteknik.example',
    links: readMenu(menuFooter),
    isSignedIn: true,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['FOOT-01'] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/Bayilerimize 1987/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveAttribute('href', 'tel:+902125550440');
    await expect(canvas.getByText('Vitrin B2B altyapısı ile çalışır')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Ödeme yöntemleri' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveAttribute('id', 'footer-main');
    const links = within(canvas.getByRole('navigation', { name: 'Kurumsal' }));
    for (const { label, url } of readMenu(menuFooter)) {
      await expect(links.getByRole('link', { name: label })).toHaveAttribute('href', serverAddress(url));
    }
  },
};
/** A shop that has set up nothing: what there is nothing to say about is not there. */
export const Empty: Story = {
  args: { name: '', html: '', address: '', phone: '', email: '', links: [], isSignedIn: false },
};
export const Failed: Story = {
  args: { links: [], onRetry: fn() },
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bir şeyler ters gitti.');
  },
};
/** It is read, and leads nowhere. */
export const PhoneThatCannotBeDialled: Story = {
  args: { phone: 'Yakında' },
  parameters: { covers: ['FOOT-01'] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(args.phone)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: args.phone })).toBeNull();
  },
};
export const LongContent: Story = { args: { links: readMenu(menuLong) } };
export const Guest: Story = { args: { isSignedIn: false } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Hostile: Story = {
  args: {
    links: readMenu(menuHostile),
    html: '<p>Adres<script>window.wasRun = true</script><img src="x" onerror="window.wasRun = true"></p>',
  },
  parameters: { covers: ['FAIL-05'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Adres')).toBeVisible();
    await expect(window).not.toHaveProperty('wasRun');
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).not.toHaveAttribute('href');
  },
};
export const AsksAgain: Story = {
  ...Failed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tekrar Dene' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
