import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SearchIcon } from '../Icon/SearchIcon.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { notes } from './Combobox.notes.ts';

interface City {
  code: string;
  name: string;
}
const cities: City[] = [
  'Adana',
  'Ankara',
  'Balıkesir',
  'Iğdır',
  'Isparta',
  'İstanbul',
  'İzmir',
  'Şırnak',
].map((name) => ({
  code: name,
  name,
}));
const lower = (text: string) => text.toLocaleLowerCase('tr');

function Controlled(props: ComboboxProps<City>) {
  const [selectedItem, setSelected] = useState(props.selectedItem);
  return (
    <Combobox
      {...props}
      selectedItem={selectedItem}
      onSelectionChange={(city) => {
        setSelected(city);
        props.onSelectionChange(city);
      }}
    />
  );
}

const meta = {
  component: Combobox,
  parameters: { notes },
  args: {
    label: 'Şehir',
    items: cities,
    itemKey: (city) => city.code,
    itemText: (city) => city.name,
    selectedItem: null,
    onSelectionChange: fn(),
    onInputChange: fn(),
    filter: (city, text) => lower(city.name).startsWith(lower(text)),
    words: {
      clear: 'Temizle',
      loading: 'Aranıyor…',
      empty: 'Şehir bulunamadı',
      failed: 'Arama sırasında hata oluştu.',
      count: (count) => `${count} sonuç`,
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox<City>>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Şehir' });

export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8));
  },
};

export const Loading: Story = {
  args: { items: [], status: 'loading', icon: <SearchIcon /> },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'iz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Aranıyor…'));
  },
};

export const Empty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'xyz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Şehir bulunamadı'));
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const Failed: Story = {
  args: { items: [], status: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'iz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Arama sırasında hata oluştu.'));
  },
};

export const Disabled: Story = { args: { isDisabled: true, selectedItem: cities[6] ?? null } };

export const Invalid: Story = {
  args: { errorMessage: 'Şehir seçilmedi.' },
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('Şehir seçilmedi.');
  },
};

export const LongContent: Story = {
  args: {
    items: [
      { code: '1', name: 'Karadağ Yapı Market İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi' },
      ...cities,
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(9));
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 200 }, (_, index) => ({ code: `${index}`, name: `Cari 120.01.${index}` })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await userEvent.keyboard('{End}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Cari 120.01.199' })).toBeVisible());
  },
};

export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const FindsByTurkishLetters: Story = {
  parameters: { covers: ['FMT-04'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'iz');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['İzmir']),
    );
    await expect(screen.getByRole('status')).toHaveTextContent('1 sonuç');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('iz');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ code: 'İzmir', name: 'İzmir' });
    await expect(field()).toHaveValue('İzmir');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
  },
};

export const KeepsTheChoiceWhenLeft: Story = {
  args: { selectedItem: cities[1] ?? null },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), 'iz{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue('Ankara'));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

export const Clears: Story = {
  args: { selectedItem: cities[1] ?? null },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Temizle' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null);
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
  },
};

const onOpenChange = fn();
export const ClosesItsListBeforeTheDialogAround: Story = {
  render: (args) => (
    <Dialog isOpen onOpenChange={onOpenChange} title="Cari Seç" closeLabel="Kapat">
      <Controlled {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onOpenChange.mockClear();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Şehir' }), 'a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).not.toHaveBeenCalled();
    await expect(field()).toHaveValue('a');
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};
