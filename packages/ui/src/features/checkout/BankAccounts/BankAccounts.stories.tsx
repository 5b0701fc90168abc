import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCheckout } from '@vitrin/api-client/checkout/checkout';
import * as checkouts from '@vitrin/demo-server/fixtures/checkout';
import { expect, fn, spyOn, within } from 'storybook/test';
import { ToastRegion } from '../../../primitives/Toast/ToastRegion.tsx';
import { BankAccounts } from './BankAccounts.tsx';

const { bankAccounts } = readCheckout(checkouts.checkout);

const meta = {
  component: BankAccounts,
  args: { accounts: bankAccounts, value: undefined, isDisabled: false, onChange: fn() },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </>
    ),
  ],
} satisfies Meta<typeof BankAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['CHKT-01'] },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Banka Hesapları' });
    const radios = within(group).getAllByRole('radio');
    await expect(radios).toHaveLength(bankAccounts.length);
    await expect(radios[0]?.closest('fieldset > div')?.getBoundingClientRect().height).toBe(420);
    await userEvent.click(radios[1] ?? group);
    await expect(args.onChange).toHaveBeenCalledWith(bankAccounts[1]?.id);
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: bankAccounts[0]?.id } };
export const Invalid: Story = {
  args: { errorMessage: 'Havale yapacağınız banka hesabını seçin.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Banka Hesapları' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Havale yapacağınız banka hesabını seçin.');
  },
};
export const Many: Story = {
  args: {
    accounts: [...bankAccounts, ...bankAccounts].map((account, id) => ({ ...account, id })),
    value: 1,
  },
};
/** Two accounts of one bank and currency, of which the shop gives ids only. */
export const Twins: Story = {
  args: {
    accounts: [3, 4].map((id) => ({ id, bank: 'Ziraat Bankası', currency: 'TRY', accountNo: '', iban: '' })),
  },
  parameters: { covers: ['USE-07'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /No 4/ }));
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const CopiesTheIban: Story = {
  parameters: { covers: ['CHKT-01'] },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getAllByRole('button', { name: /kopyala/ })[0] ?? document.body);
    await expect(write).toHaveBeenCalledWith(bankAccounts[0]?.iban.replaceAll(' ', ''));
    await expect(await canvas.findByText('IBAN kopyalandı.')).toBeInTheDocument();
  },
};
export const CannotCopy: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getAllByRole('button', { name: /kopyala/ })[0] ?? document.body);
    await expect(await within(document.body).findByText('IBAN kopyalanamadı.')).toBeVisible();
  },
};
