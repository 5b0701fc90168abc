import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchIcon } from '../Icon/SearchIcon.tsx';
import { TextField } from './TextField.tsx';
import { notes } from './TextField.notes.ts';

const meta = {
  component: TextField,
  parameters: { notes },
  args: { label: 'Cari No', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: '120.01.00000' } };

export const Disabled: Story = { args: { isDisabled: true, value: '120.01.04782' } };

export const ReadOnly: Story = { args: { isReadOnly: true, value: '120.01.04782' } };

export const Invalid: Story = {
  args: { defaultValue: '12a', errorMessage: 'Cari No yalnızca rakam ve nokta içerir.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cari No' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Cari No yalnızca rakam ve nokta içerir.');
    await expect(field).toHaveAccessibleErrorMessage('Cari No yalnızca rakam ve nokta içerir.');
  },
};

export const WithDescription: Story = {
  args: { description: 'Sözleşmenizin sağ üst köşesinde yazar.', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cari No' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Sözleşmenizin sağ üst köşesinde yazar.');
  },
};

export const WithIconAndSuffix: Story = {
  args: {
    label: 'Ürün ara',
    isLabelHidden: true,
    type: 'search',
    icon: <SearchIcon />,
    suffix: <kbd style={{ paddingInline: 8 }}>Ctrl K</kbd>,
    placeholder: 'Ürün adı, stok kodu veya barkod ara',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Ürün ara' });
    await userEvent.click(field);
    await expect(field).toHaveFocus();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField {...args} label="Küçük" size="sm" />
      <TextField {...args} label="Orta" />
      <TextField {...args} label="Büyük" size="lg" />
    </div>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Siparişin teslim edileceği deponun bağlı olduğu şirketin ticaret unvanı',
    defaultValue: 'Karadağ Yapı Market İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi',
    errorMessage:
      'Unvan en fazla 60 karakter olabilir; kısaltarak ya da yalnızca ticaret sicilindeki kısa adı yazarak tekrar deneyin.',
  },
};

export const Mobile: Story = {
  args: { placeholder: '120.01.00000', description: 'Sözleşmenizde yazar.' },
  globals: { viewport: { value: 'phone' } },
};

export const TellsWhatIsTyped: Story = {
  render: function Typed(args) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Cari No');
    await userEvent.type(field, 'İz');
    await expect(field).toHaveValue('İz');
    await expect(args.onChange).toHaveBeenLastCalledWith('İz');
  },
};
