import { readCariResults } from '@vitrin/api-client/delegation/companies';
import { cariResults } from '@vitrin/demo-server/fixtures/delegation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CariList, type CariListProps } from './CariList.tsx';

/** Holds the text, as the dialog does. */
function Held(props: CariListProps) {
  const [text, setText] = useState(props.text);
  return (
    <CariList
      {...props}
      text={text}
      onTextChange={(next) => {
        setText(next);
        props.onTextChange(next);
      }}
    />
  );
}

const companies = readCariResults(cariResults);
const [first, second] = companies;

const meta = {
  component: CariList,
  args: { text: 'ya', onTextChange: fn(), search: { kind: 'found', companies }, onPick: fn() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof CariList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(companies.length);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(first?.name ?? '');
  },
};
export const Loading: Story = { args: { search: { kind: 'loading' } } };
export const Empty: Story = {
  args: { text: 'yok', search: { kind: 'found', companies: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cari bulunamadı')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { search: { kind: 'failed', isRetrying: false, onRetry: fn() } },
  parameters: { covers: ['DELG-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Arama sırasında hata oluştu.')).toBeVisible();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
/** The shop is changing to a company: nothing else can be chosen. */
export const Pending: Story = {
  args: { pendingId: first?.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Firma değiştiriliyor' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Cari ara' })).toHaveAttribute('readonly');
  },
};
export const LongContent: Story = {
  args: {
    text: 'agri',
    search: {
      kind: 'found',
      companies: [
        {
          id: 1,
          name: 'Ağrı Dağı İnşaat Yapı Malzemeleri Hırdavat Nakliyat Turizm Sanayi ve Dış Ticaret Limited Şirketi',
          detail: '120.01.034 · Yukarı Ağrı Organize Sanayi Bölgesi 3. Cad. No: 148/A, Ağrı',
        },
        { id: 2, name: 'AĞRI'.repeat(24), detail: '' },
      ],
    },
  },
};
export const Many: Story = {
  args: {
    search: {
      kind: 'found',
      companies: Array.from({ length: 200 }, (_, id) => ({
        id,
        name: `Karadağ Yapı Market ${id + 1}`,
        detail: '',
      })),
    },
  },
};
/** Two companies of one title, of which the shop gives ids only. */
export const Twins: Story = {
  args: {
    text: 'ışık',
    search: {
      kind: 'found',
      companies: readCariResults([
        { id: 917, name: 'Işık Elektrik Ltd. Şti.' },
        { id: 918, name: 'Işık Elektrik Ltd. Şti.' },
        { id: 919, name: 'Işıldak Aydınlatma', cariNo: '120.01.034', sehir: 'Manisa' },
      ]),
    },
  },
  parameters: { covers: ['USE-07'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Işık Elektrik Ltd. Şti. No 918' }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 918 }));
  },
};
export const MobileTwins: Story = { ...Twins, globals: { viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Idle: Story = { args: { text: '', search: { kind: 'idle' } } };
export const PicksByKeyboard: Story = {
  parameters: { covers: ['DELG-03'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cari ara' }), '{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(second));
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};
/** Keys that come together, as on a busy machine, choose what they would have chosen apart. */
export const PicksByKeysAtOnce: Story = {
  parameters: { covers: ['DELG-03'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Cari ara' });
    input.focus();
    const press = async (key: string) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      // What React does at once it does by now; nothing that it has put off.
      await Promise.resolve();
    };
    const last = companies.at(-1);
    // In order: each pair begins where the one before has stopped.
    for (const [key, meant] of [
      ['ArrowDown', second],
      ['PageDown', last],
      ['ArrowDown', first],
      ['ArrowUp', last],
      ['PageUp', first],
    ] as const) {
      await press(key);
      await press('Enter');
      await waitFor(() => expect(args.onPick).toHaveBeenLastCalledWith(meant));
    }
    await expect(args.onPick).toHaveBeenCalledTimes(5);
  },
};
