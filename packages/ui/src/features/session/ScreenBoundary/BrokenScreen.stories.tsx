import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock } from 'storybook/test';
import { BrokenScreen } from './BrokenScreen.tsx';

const meta = {
  component: BrokenScreen,
  args: { reload: fn(), isReachable: fn(() => Promise.resolve(true)) },
} satisfies Meta<typeof BrokenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(args.reload).toHaveBeenCalledOnce();
  },
};
/** Without a server nothing is loaded: the page would be the browser's own. */
export const Offline: Story = {
  args: { isReachable: fn(() => Promise.resolve(false)) },
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Bağlantı yok.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText(/bağlantınız gelince kendiliğinden açılır/)).toBeVisible();
    await expect(args.reload).not.toHaveBeenCalled();
  },
};
export const OfflineOnAPhone: Story = { ...Offline, globals: { viewport: { value: 'phone' } } };
export const GoesOnWhenTheNetworkIsBack: Story = {
  ...Offline,
  args: { isReachable: fn() },
  play: async ({ canvas, args }) => {
    const isReachable = args.isReachable as Mock<() => Promise<boolean>>;
    await expect(await canvas.findByText('Bağlantı yok.')).toBeVisible();
    const reloaded = new Promise<void>((resolve) => (args.reload as Mock).mockImplementation(resolve));
    isReachable.mockResolvedValue(true);
    window.dispatchEvent(new Event('online'));
    await reloaded;
  },
  beforeEach: ({ args }) => void (args.isReachable as Mock).mockResolvedValue(false),
};
