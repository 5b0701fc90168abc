import type { Meta, StoryObj } from '@storybook/react-vite';
import { readInstalments } from '@vitrin/api-client/payment/instalments';
import * as payments from '@vitrin/demo-server/fixtures/payment';
import { expect, fn } from 'storybook/test';
import { groupsOf, singleGroup } from '../instalmentChoice.ts';
import { InstalmentTable } from './InstalmentTable.tsx';

const meta = {
  component: InstalmentTable,
  args: {
    groups: groupsOf(readInstalments(payments.instalments)),
    value: undefined,
    showsCommission: true,
    onChange: fn(),
  },
} satisfies Meta<typeof InstalmentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const sixBanks = readInstalments(payments.instalmentsOfAllBanks);
const twelveBanks = [...sixBanks, ...sixBanks.map((bank) => ({ ...bank, name: `${bank.name} Ticari` }))];

const longGroups = groupsOf(
  readInstalments({
    data: [
      {
        bank_id: 1,
        bank_name: 'Türkiye Kalkınma ve Yatırım Katılım Bankası Anonim Ortaklığı Ticari Kart Programı',
        ratio: [
          {
            id: 1,
            instalment: 12,
            desc: '12 Taksit (ilk taksit üç ay sonra)',
            ratioNew: 14.25,
            total_amount: 1_234_567.89,
            instalment_amount: 102_880.66,
          },
        ],
      },
    ],
  }),
);

/** Nothing of an amount is cut off: no row is wider than its bank. */
const nothingIsCut: Story['play'] = async ({ canvas }) => {
  const banks = canvas.getAllByRole('group');
  await expect(banks.length).toBeGreaterThan(0);
  for (const bank of banks) await expect(bank.scrollWidth).toBeLessThanOrEqual(bank.clientWidth);
};

const unreadGroups = groupsOf(
  readInstalments({
    data: [
      {
        bank_id: 1,
        bank_name: 'Anka Bankası',
        ratio: [
          {
            id: 1,
            instalment: 3,
            desc: '3 Taksit',
            ratioNew: 'sorunuz',
            total_amount: '1.030,00 TL',
            instalment_amount: '#DEĞER!',
          },
        ],
      },
    ],
  }),
);
/** What could not be read stands as it came; what cannot be charged is not offered. */
export const UnreadAmounts: Story = {
  args: { groups: unreadGroups },
  parameters: { covers: ['USE-12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toHaveAccessibleName(
      '3 Taksit, komisyon sorunuz, aylık #DEĞER!, toplam 1.030,00 TL',
    );
    await expect(canvas.getByText('#DEĞER!')).toBeVisible();
  },
};

export const Default: Story = {
  parameters: { covers: ['PAYM-07'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Taksit Seçenekleri' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /Anka Bankası/ })).toBeVisible();
    await expect(canvas.getByText('Komisyon')).toBeVisible();
    const three = canvas.getByRole('radio', { name: /^3 Taksit, .*aylık .*toplam / });
    await userEvent.click(three);
    await expect(args.onChange).toHaveBeenLastCalledWith('0-2');
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: '0-2' } };
export const LongContent: Story = {
  args: { groups: longGroups },
  play: nothingIsCut,
};
export const Many: Story = {
  args: { groups: groupsOf(readInstalments(payments.instalmentsOfAllBanks)), value: '2-3' },
  play: nothingIsCut,
};
export const Mobile: Story = {
  args: { value: '0-2' },
  globals: { viewport: { value: 'phone' } },
  play: nothingIsCut,
};
export const MobileLongContent: Story = {
  args: { groups: longGroups, value: '0-0' },
  globals: { viewport: { value: 'phone' } },
  play: nothingIsCut,
};
/** Every bank twice, as where each has a second card programme. */
export const TwelveBanks: Story = {
  args: { groups: groupsOf(twelveBanks) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(12);
  },
};
export const WithoutCommission: Story = {
  args: { showsCommission: false, value: '0-2' },
  parameters: { covers: ['PAYM-07'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Komisyon')).toBeNull();
  },
};
export const SinglePayment: Story = {
  args: { groups: [singleGroup(1234.5)], value: 'single', showsCommission: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Tek Çekim, toplam 1.234,50 TL' })).toBeChecked();
  },
};
