import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCheckout } from '@vitrin/api-client/checkout/checkout';
import * as checkouts from '@vitrin/demo-server/fixtures/checkout';
import { expect, fn } from 'storybook/test';
import { resolveChoice, type CheckoutDraft } from '../resolveChoice.ts';
import { DeliverySection } from './DeliverySection.tsx';

const full = readCheckout(checkouts.checkout);
const chosen = (draft: CheckoutDraft, checkout = full) => resolveChoice(draft, checkout).choice;

const meta = {
  component: DeliverySection,
  args: { checkout: full, choice: chosen({}), errors: {}, isDisabled: false, onChange: fn() },
} satisfies Meta<typeof DeliverySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['CHKT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Teslimat Şekli' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Depodan Teslim' })).toBeChecked();
    for (const [name, delivery] of [
      ['Kargo', 'kargo'],
      ['Araç', 'arac'],
      ['Kurye', 'kurye'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ delivery });
    }
  },
};
export const Disabled: Story = { args: { isDisabled: true, choice: chosen({ delivery: 'kargo' }) } };
export const Invalid: Story = {
  args: { choice: chosen({ delivery: 'kargo' }), errors: { addressId: 'Teslimat adresini seçin.' } },
  parameters: { covers: ['CHKT-02'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Teslimat Adresi' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Teslimat adresini seçin.');
  },
};
export const Mobile: Story = {
  args: { choice: chosen({ delivery: 'kargo' }) },
  globals: { viewport: { value: 'phone' } },
};

export const ByCargo: Story = {
  args: { choice: chosen({ delivery: 'kargo' }) },
  parameters: { covers: ['CHKT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const [address] = full.addresses;
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Teslimat Adresi' }),
      String(address?.id),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ addressId: address?.id });
  },
};
export const ByVehicle: Story = {
  args: { choice: chosen({ delivery: 'arac' }) },
  parameters: { covers: ['CHKT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const [vehicleTime = ''] = full.vehicleTimes;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Teslimat Saati' }), vehicleTime);
    await expect(args.onChange).toHaveBeenLastCalledWith({ vehicleTime });
  },
};
export const ByCourier: Story = {
  args: { choice: chosen({ delivery: 'kurye' }) },
  parameters: { covers: ['CHKT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const [courierTime = ''] = full.courierTimes;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Teslimat Saati' }), courierTime);
    await expect(args.onChange).toHaveBeenLastCalledWith({ courierTime });
  },
};
export const WithoutVehicleAndCourier: Story = {
  args: { checkout: readCheckout(checkouts.checkoutNoVehicle) },
  parameters: { covers: ['CHKT-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};
export const WithoutAddresses: Story = {
  args: {
    checkout: readCheckout(checkouts.checkoutBare),
    choice: chosen({ delivery: 'kargo' }, readCheckout(checkouts.checkoutBare)),
  },
};
