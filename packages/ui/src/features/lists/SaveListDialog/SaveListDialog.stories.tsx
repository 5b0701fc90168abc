import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  dealer,
  fillDatabases,
  holdLists,
  keptRows,
  listStories,
  refuseDatabases,
  sampleLists,
} from '../lists.fixture.ts';
import { SaveListDialog } from './SaveListDialog.tsx';

const [first] = sampleLists;

const meta = {
  component: SaveListDialog,
  args: {
    identity: dealer,
    list: {
      name: 'Sepet 28.11.2026',
      origin: { kind: 'basket' },
      lines: [
        { code: 'KL-KA-6-UT', quantity: 5 },
        { code: 'kl-ka-6-ut', quantity: 2 },
        { code: 'EV-GP-2-15-A', quantity: 3 },
      ],
    },
    onClose: fn(),
  },
  ...listStories,
} satisfies Meta<typeof SaveListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Liste adı' });
const save = () => screen.getByRole('button', { name: 'Kaydet' });
const lists = () => screen.findByRole('combobox', { name: 'Liste' });

/** Into a list of its own, which is gone again by 'Geri Al'. */
export const Default: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async ({ args, userEvent }) => {
    await lists();
    await expect(screen.getByText('2 ürün kaydedilecek.')).toBeVisible();
    await expect(await field()).toHaveValue('Sepet 28.11.2026');
    await userEvent.click(save());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await keptRows('Sepet 28.11.2026')).toEqual(['7 KL-KA-6-UT', '3 EV-GP-2-15-A']);
    await userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
    await waitFor(async () => expect(await keptRows('Sepet 28.11.2026')).toBeUndefined());
  },
};
export const Empty: Story = {
  args: { list: { name: '', origin: { kind: 'document' }, lines: [{ code: '', quantity: 2 }] } },
  play: async ({ args, userEvent }) => {
    await lists();
    await expect(screen.getByText(/^Kaydedilecek ürün yok. 1 satır alınmayacak/)).toBeVisible();
    await userEvent.click(save());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** A browser that keeps nothing says so, and the products are offered as a file. */
export const Failed: Story = {
  beforeEach: () => refuseDatabases(),
  parameters: { covers: ['LSTS-06'] },
  play: async () => {
    const alert = within(await screen.findByRole('alert'));
    await expect(alert.getByText(/izin vermiyor/)).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Dosya Olarak İndir' })).toBeVisible();
  },
};
export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await lists();
    await userEvent.clear(await field());
    await userEvent.type(await field(), `${first?.name}{Enter}`);
    await expect(await screen.findByText(/Bu adda bir liste var/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

/** What is pressed before the lists have been read is kept as soon as they are, under a name that is free. */
export const PressedEarly: Story = {
  args: { list: { ...meta.args.list, name: 'Boya sezonu' } },
  parameters: { covers: ['LSTS-01'] },
  play: async ({ args, userEvent, mount }) => {
    const release = await holdLists();
    await mount();
    await userEvent.click(await screen.findByRole('button', { name: 'Kaydet' }));
    await expect(await field()).toHaveValue('Boya sezonu');
    await expect(args.onClose).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await keptRows('Boya sezonu (2)')).toEqual(['7 KL-KA-6-UT', '3 EV-GP-2-15-A']);
    await expect(await keptRows('Boya sezonu')).toEqual(['18 IT-DC-15-S-S']);
  },
};

/** What is there already gets more; 'Geri Al' takes only that back. */
export const AddsToAList: Story = {
  parameters: { covers: ['LSTS-01'] },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await lists(), 'Boya sezonu · 1 ürün');
    await expect(screen.queryByRole('textbox', { name: 'Liste adı' })).toBeNull();
    await userEvent.click(save());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const before = ['18 IT-DC-15-S-S'];
    await expect(await keptRows('Boya sezonu')).toEqual([...before, '7 KL-KA-6-UT', '3 EV-GP-2-15-A']);
    await userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
    await waitFor(async () => expect(await keptRows('Boya sezonu')).toEqual(before));
  },
};

/** Where there is no room to take it back, the list as it would be is offered as a file. */
export const CannotTakeBack: Story = {
  parameters: { covers: ['LSTS-06'] },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await lists(), 'Boya sezonu · 1 ürün');
    await userEvent.click(save());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const empty = fillDatabases();
    try {
      await userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
      await expect(await screen.findByText(/yer kalmadı/)).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Dosya Olarak İndir' })).toBeVisible();
    } finally {
      empty();
    }
  },
};
