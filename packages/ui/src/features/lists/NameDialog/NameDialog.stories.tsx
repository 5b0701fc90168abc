import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleLists } from '../lists.fixture.ts';
import type { ListOutcome } from '../store/createKeptLists.ts';
import { NameDialog } from './NameDialog.tsx';

const [list] = sampleLists;
const done: ListOutcome = { kind: 'done', value: list as NonNullable<typeof list> };

const meta = {
  component: NameDialog,
  args: {
    title: 'Yeni Liste',
    name: 'Kış bakımı',
    taken: ['Boya sezonu'],
    onSave: fn(async () => done),
    onClose: fn(),
  },
} satisfies Meta<typeof NameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox', { name: 'Liste adı' });
const save = () => screen.getByRole('button', { name: 'Kaydet' });

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{End}  2026{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('Kış bakımı 2026');
  },
};
export const Invalid: Story = {
  args: { name: ' ' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(save());
    await expect(screen.getByText('Liste adı yazın.')).toBeVisible();
    await userEvent.type(field(), 'Boya sezonu');
    await expect(screen.getByText('Bu adda bir liste var.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** A second press sends nothing while the first is under way. */
export const Submitting: Story = {
  args: { onSave: fn(() => Promise.withResolvers<ListOutcome>().promise) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(save());
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** Nothing of what was to be kept is lost: it is offered as a file. */
export const Rejected: Story = {
  args: {
    rows: [{ code: 'KL-KA-6-UT', quantity: 5 }],
    onSave: fn(async (): Promise<ListOutcome> => ({ kind: 'failed', problem: 'full' })),
  },
  parameters: { covers: ['LSTS-06'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(save());
    const alert = within(await screen.findByRole('alert'));
    await expect(alert.getByText(/yer kalmadı/)).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Dosya Olarak İndir' })).toBeVisible();
    await expect(field()).toHaveValue('Kış bakımı');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
