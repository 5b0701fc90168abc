import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';
import { notes } from './TextArea.notes.ts';

const meta = {
  component: TextArea,
  parameters: { notes },
  args: { label: 'Sipariş Notu', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Teslimatla ilgili notunuz' } };

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Depo kapısından teslim edilsin.' },
};

export const Invalid: Story = {
  args: {
    label: 'Açıklama',
    countTo: 20,
    defaultValue: 'Yirmi karakterden uzun bir açıklama',
    errorMessage: 'En fazla 20 karakter.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Açıklama' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('En fazla 20 karakter. 35 / 20');
  },
};

export const LongContent: Story = {
  args: {
    rows: 6,
    defaultValue: 'Sevkiyattan bir gün önce depo sorumlusunu arayın. '.repeat(12).trim(),
    description: 'Not siparişle birlikte depoya iletilir.',
  },
};

export const Mobile: Story = { args: { countTo: 500 }, globals: { viewport: { value: 'phone' } } };

export const CountsWhatIsTyped: Story = {
  args: { label: 'Açıklama', countTo: 500 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Açıklama' });
    await expect(canvas.getByText('0 / 500')).toBeVisible();
    await userEvent.type(field, 'Şık ödeme');
    await expect(canvas.getByText('9 / 500')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('Şık ödeme');
  },
};
