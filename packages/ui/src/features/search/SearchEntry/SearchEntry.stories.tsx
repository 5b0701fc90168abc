import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { type SearchDialogProps, SearchEntry } from './SearchEntry.tsx';

/** Says what it was opened with. */
const Told = ({ isOpen, onOpenChange, start }: SearchDialogProps) => (
  <Dialog title="Arama" closeLabel="Kapat" isOpen={isOpen} onOpenChange={onOpenChange}>
    {start.isSubmitted ? 'Enter' : 'Yazılıyor'}: {start.text}
  </Dialog>
);

const meta = { component: SearchEntry, args: { onSearch: fn() } } satisfies Meta<typeof SearchEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

const withDialog = { args: { loadDialog: async () => Told } } satisfies Story;
const box = () => screen.getByRole('searchbox', { name: 'Ürün ara' });
const dialog = () => screen.findByRole('dialog', { name: 'Arama' });
const press = (key: string, init: KeyboardEventInit = {}) =>
  void fireEvent.keyDown(document.body, { key, ...init });
/** Keys in the same few ms, as a hand scanner sends them. */
const scan = (code: string) => {
  for (const key of [...Array.from(code), 'Enter']) press(key);
};

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** What the address searches for stands in the box, and can be changed. */
export const StartsFromTheQuery: Story = {
  args: { query: 'matkap' },
  parameters: { covers: ['SRCH-06'] },
  play: async ({ args, userEvent }) => {
    await expect(box()).toHaveValue('matkap');
    await userEvent.type(box(), ' ucu{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('matkap ucu');
  },
};
export const SearchesOnEnter: Story = {
  parameters: { covers: ['SRCH-06'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), '{Enter}');
    await userEvent.type(box(), '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(box());
    await userEvent.type(box(), ' 5/8" cıvata {Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('5/8" cıvata');
  },
};
export const TakesTheFocusByKey: Story = {
  play: async ({ args }) => {
    press('/');
    await expect(box()).toHaveFocus();
    box().blur();
    press('k', { ctrlKey: true });
    await expect(box()).toHaveFocus();
    box().blur();
    scan('8690224207198');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('8690224207198');
  },
};
export const OpensTheDialog: Story = {
  ...withDialog,
  parameters: { covers: ['SRCH-01'] },
  play: async ({ userEvent }) => {
    await userEvent.click(box());
    await expect(await dialog()).toHaveTextContent('Yazılıyor:');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(box()).toHaveFocus();
  },
};
export const OpensByKey: Story = {
  ...withDialog,
  play: async ({ userEvent }) => {
    press('/');
    await expect(await dialog()).toBeVisible();
    // A dialog has its own keys.
    scan('8690224207198');
    await expect(await dialog()).toHaveTextContent('Yazılıyor:');
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('K', { ctrlKey: true });
    await expect(await dialog()).toBeVisible();
  },
};
/** In a field `/` is a letter. */
export const LeavesFieldsTheirLetters: Story = {
  ...withDialog,
  play: async () => {
    await fireEvent.keyDown(box(), { key: '/' });
    await new Promise(requestAnimationFrame);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const TakesWhatAScannerReads: Story = {
  ...withDialog,
  play: async () => {
    scan('8690224207198');
    await expect(await dialog()).toHaveTextContent('Enter: 8690224207198');
  },
};
/** Letters and Enter that come before the dialog's code go into it. */
export const KeepsWhatIsTypedMeanwhile: Story = {
  args: {
    loadDialog: () => new Promise((resolve) => setTimeout(() => resolve(Told), 300)),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), '8690224207198{Enter}');
    await expect(await dialog()).toHaveTextContent('Enter: 8690224207198');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
/** The code of the dialog cannot be had: the box searches as it does without suggestions. */
export const FallsBackToTheResultPage: Story = {
  args: { loadDialog: () => Promise.reject(new Error('gone')) },
  parameters: { covers: ['SRCH-06', 'FAIL-01'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), 'matkap{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('matkap'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
