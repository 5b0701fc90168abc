import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuantityForm } from './QuantityForm.tsx';

const meta = {
  component: QuantityForm,
  args: { unit: 'Adet', isPending: false, failure: undefined, onOrder: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 336 }}>{Story()}</div>],
} satisfies Meta<typeof QuantityForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = {
  args: { isPending: true },
  parameters: { covers: ['PROD-04'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yapılıyor..' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Miktar' }), '{Enter}');
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.clear(field);
    await userEvent.type(field, '1,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(args.onOrder).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('Tam sayı girin.')).toBeVisible();
    await expect(field).toHaveValue('1,5');
  },
};
export const Rejected: Story = {
  args: { failure: { kind: 'refused', message: 'Bu üründen en fazla 8 adet sipariş verebilirsiniz.' } },
};
export const LongContent: Story = {
  args: {
    unit: 'Koli (24’lü paket)',
    failure: {
      kind: 'refused',
      message:
        'Bu ürün için anlaşmanızdaki aylık sipariş sınırına ulaştınız. Sınırın artırılması için müşteri temsilcinizle görüşün.',
    },
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** As narrow as the card around it is there. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  decorators: [(Story) => <div style={{ width: 254 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')?.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Sepete Ekle' });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(form?.right ?? 0);
  },
};
export const OutcomeUnknown: Story = {
  args: {
    failure: { kind: 'unknown', message: 'Sonuç alınamadı. Ürün sepetinize eklenmiş olabilir.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sepetinizi kontrol edin.' })).toHaveAttribute(
      'href',
      '/spa/basket/',
    );
  },
};
export const OrdersAQuantity: Story = {
  parameters: { covers: ['PROD-04'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.clear(field);
    await userEvent.type(field, '1.250{Enter}');
    await expect(args.onOrder).toHaveBeenLastCalledWith(1250);
    await userEvent.click(canvas.getByRole('button', { name: 'Artır' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(args.onOrder).toHaveBeenLastCalledWith(1251);
    await expect(args.onOrder).toHaveBeenCalledTimes(2);
  },
};
