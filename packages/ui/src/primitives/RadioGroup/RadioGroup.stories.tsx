import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BikeIcon } from '../Icon/BikeIcon.tsx';
import { PackageIcon } from '../Icon/PackageIcon.tsx';
import { expectEdgeSeen, paleBrand } from '../../theme/paleBrand.fixture.ts';
import { TruckIcon } from '../Icon/TruckIcon.tsx';
import { WarehouseIcon } from '../Icon/WarehouseIcon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import { notes } from './RadioGroup.notes.ts';

const deliveries = [
  { value: 'depo', label: 'Depodan Teslim', description: 'İkitelli Merkez Depo', icon: <WarehouseIcon /> },
  { value: 'kargo', label: 'Kargo', description: 'Adresinize teslim', icon: <PackageIcon /> },
  { value: 'arac', label: 'Araç', description: 'Dağıtım aracıyla', icon: <TruckIcon /> },
  { value: 'kurye', label: 'Kurye', description: 'Aynı gün, İstanbul içi', icon: <BikeIcon /> },
];
const words = deliveries.map(({ value, label }) => ({ value, label }));

function Controlled(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: RadioGroup,
  parameters: { notes },
  args: { label: 'Teslimat Şekli', options: words, value: 'depo', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A brand as pale as the page it is on: what is chosen can still be told from what is not. */
export const PaleBrand: Story = {
  decorators: (Stories) => (
    <div {...paleBrand}>
      <Stories />
    </div>
  ),
  render: (args) => (
    <>
      <Controlled {...args} />
      <Controlled {...args} label="Ödeme Şekli" look="card" options={deliveries} />
    </>
  ),
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    await expect(radios).toHaveLength(2);
    for (const radio of radios) await expectEdgeSeen(radio);
    await expectEdgeSeen(radios[1]?.closest('label')?.parentElement);
  },
};

export const Line: Story = { args: { look: 'line' } };

export const Cards: Story = { args: { look: 'card', options: deliveries, value: 'kargo' } };

export const CardWithContent: Story = {
  args: {
    look: 'card',
    value: 'kargo',
    options: [
      { value: 'depo', label: 'Depodan Teslim', description: 'İkitelli Merkez Depo' },
      {
        value: 'kargo',
        label: 'Kargo',
        description: 'Adresinize teslim',
        content: <TextField label="Teslimat Adresi" defaultValue="Mahmutbey Mah. 2538. Sok. No: 14" />,
      },
    ],
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RadioGroup {...args} isDisabled />
      <RadioGroup
        {...args}
        look="card"
        options={deliveries.map((option) => ({ ...option, isDisabled: option.value === 'kurye' }))}
      />
    </div>
  ),
};

export const Invalid: Story = {
  args: { value: null, look: 'card', options: deliveries, errorMessage: 'Teslimat şekli seçilmedi.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Teslimat Şekli' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Teslimat şekli seçilmedi.');
  },
};

export const LongContent: Story = {
  args: {
    look: 'card',
    options: [
      ...deliveries.slice(0, 2),
      {
        value: 'uzun',
        label: 'Karadağ Yapı Market Hadımköy lojistik merkezinden kendi aracınızla teslim alma',
        description: 'Hafta içi 09.00–17.30, cumartesi 09.00–13.00; plaka bir gün önceden bildirilir.',
        icon: <TruckIcon />,
      },
    ],
  },
};

export const Mobile: Story = {
  args: { look: 'card', options: deliveries, value: 'kargo' },
  globals: { viewport: { value: 'phone' } },
};

export const MovesWithArrows: Story = {
  args: { look: 'card', options: deliveries },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Depodan Teslim' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('kargo');
    const cargo = canvas.getByRole('radio', { name: 'Kargo' });
    await expect(cargo).toBeChecked();
    await expect(cargo).toHaveAccessibleDescription('Adresinize teslim');
    await userEvent.click(canvas.getByText('Kurye'));
    await expect(args.onChange).toHaveBeenLastCalledWith('kurye');
  },
};
