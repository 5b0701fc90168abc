import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';
import { notes } from './Tooltip.notes.ts';

const meta = {
  component: Tooltip,
  parameters: { notes },
  args: { text: 'Kur, Merkez Bankası satış kurudur.', children: <Button>USD ₺42,18</Button> },
  decorators: [(Story) => <div style={{ padding: 80 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => screen.queryByRole('tooltip');

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'USD ₺42,18' });
    await expect(button).toHaveAccessibleDescription('Kur, Merkez Bankası satış kurudur.');
    await expect(shown()).toBeNull();
    await userEvent.hover(button);
    await waitFor(() => expect(shown()).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    text: 'Gösterilen kur bilgi amaçlıdır; faturanız, siparişin onaylandığı günün Merkez Bankası döviz satış kuru üzerinden düzenlenir.',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const FollowsTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(shown()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const StaysWhileThePointerIsOnIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(shown()).toBeVisible());
    await userEvent.hover(shown() ?? document.body);
    await waitFor(() => expect(shown()).toBeVisible());
    await userEvent.unhover(shown() ?? document.body);
    await waitFor(() => expect(shown()).toBeNull());
  },
};
