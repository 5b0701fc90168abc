import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCheckout } from '@vitrin/api-client/checkout/checkout';
import * as checkouts from '@vitrin/demo-server/fixtures/checkout';
import { expect, fn } from 'storybook/test';
import { resolveChoice, type CheckoutDraft } from '../resolveChoice.ts';
import { PaymentSection } from './PaymentSection.tsx';

const full = readCheckout(checkouts.checkout);
const chosen = (draft: CheckoutDraft) => resolveChoice(draft, full).choice;

const meta = {
  component: PaymentSection,
  args: {
    checkout: full,
    choice: chosen({}),
    errors: {},
    isDisabled: false,
    cardForm: <p>Kart bilgileri</p>,
    onChange: fn(),
  },
} satisfies Meta<typeof PaymentSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['CHKT-01', 'CHKT-03'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Havale / EFT' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: /^Banka Hesapları/ })).toBeVisible();
    await expect(canvas.queryByText('Kart bilgileri')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Açık Hesap' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ payment: 'acikhesap' });
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = {
  args: { errors: { bankAccountId: 'Havale yapacağınız banka hesabını seçin.' } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenAccount: Story = {
  args: { choice: chosen({ payment: 'acikhesap' }) },
  parameters: { covers: ['CHKT-01', 'CHKT-03'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/gün vadeli/)).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: /^Banka Hesapları/ })).toBeNull();
  },
};
export const ByCard: Story = {
  args: { choice: chosen({ payment: 'kredikarti' }) },
  parameters: { covers: ['CHKT-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Kredi Kartı' })).toBeChecked();
    await expect(canvas.getByText('Kart bilgileri')).toBeVisible();
  },
};
export const WithoutCards: Story = {
  args: { checkout: { ...full, canPayByCard: false } },
  parameters: { covers: ['CHKT-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Açık Hesap' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Kredi Kartı' })).toBeNull();
  },
};
export const NoWayToPay: Story = {
  args: { checkout: { ...full, paymentKinds: ['kredikarti'], canPayByCard: false } },
};
