import { readAccount } from '@vitrin/api-client/account/account';
import * as fixtures from '@vitrin/demo-server/fixtures/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountDetails } from './AccountDetails.tsx';

const meta = {
  component: AccountDetails,
  args: { account: readAccount(fixtures.accountInfo) },
  parameters: { covers: ['ACCT-01'] },
} satisfies Meta<typeof AccountDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { companyName, taxOffice, taxNumber, representative, addresses } = args.account;
    await expect(canvas.getByRole('heading', { name: 'Cari Bilgileri' })).toBeVisible();
    for (const text of [companyName, taxOffice, taxNumber, representative?.name ?? '']) {
      await expect(canvas.getAllByText(text).length).toBeGreaterThan(0);
    }
    await expect(canvas.getByRole('link', { name: representative?.email ?? '' })).toHaveAttribute(
      'href',
      `mailto:${representative?.email}`,
    );
    await expect(canvas.getByText(/^[\d.]+,\d\d TL$/)).toBeVisible();
    for (const [index, { address }] of addresses.entries()) {
      await expect(canvas.getByRole('heading', { name: `Adres - ${index + 1}` })).toBeVisible();
      await expect(canvas.getByText(address)).toBeVisible();
    }
  },
};
export const LongContent: Story = {
  args: {
    account: {
      cariNo: '120.01.034',
      companyName:
        'Ağrı Dağı İnşaat Yapı Malzemeleri Hırdavat Nakliyat Turizm Sanayi ve Dış Ticaret Limited Şirketi',
      taxOffice: 'Büyük Mükellefler Vergi Dairesi Başkanlığı',
      taxNumber: '1234567890',
      riskLimit: 123_456_789.5,
      representative: {
        name: 'Abdurrahman Şükrü Büyükkaramanlıoğlu',
        email: 'abdurrahman.sukru.buyukkaramanlioglu@vitrintoptan.example',
      },
      addresses: [
        {
          address:
            'İkitelli OSB Mah. Demirciler Sanayi Sitesi 12. Blok No: 148/A Kat: 3, 34490 Başakşehir / İstanbul',
          contact: 'Abdurrahman Şükrü Büyükkaramanlıoğlu',
        },
        { address: 'Ostim', contact: '' },
      ],
    },
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** No representative: no card for one. */
export const WithoutRepresentative: Story = {
  args: { account: readAccount(fixtures.accountInfoNew) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Satış Temsilcisi')).toBeNull();
    await expect(canvas.queryByText('E-posta')).toBeNull();
  },
};
/** The shop knows only the name. */
export const OnlyAName: Story = {
  args: { account: readAccount(fixtures.accountInfoBare) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};
/** A limit the shop has formatted itself keeps its form and has its currency once. */
export const FormattedRiskLimit: Story = {
  args: { account: { ...readAccount(fixtures.accountInfo), riskLimit: '250.000,00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('250.000,00 TL')).toBeVisible();
  },
};
