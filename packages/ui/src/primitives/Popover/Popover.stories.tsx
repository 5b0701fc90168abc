import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';
import { notes } from './Popover.notes.ts';

const stock = (
  <div style={{ display: 'grid', gap: 8 }}>
    <strong>Depolar</strong>
    <span>İkitelli Merkez Depo: 128</span>
    <Button size="sm">Yenile</Button>
  </div>
);

const meta = {
  component: Popover,
  parameters: { notes },
  args: {
    label: 'Depolar',
    trigger: (props) => <Button {...props}>Depo Stokları</Button>,
    children: stock,
    onOpenChange: fn(),
  },
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, minHeight: 260, alignItems: 'start' }}>
      <Popover {...args} />
      <Button>Başka</Button>
    </div>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Depo Stokları' });
const open = () => screen.queryByRole('dialog', { name: 'Depolar' });
const closed = () => waitFor(() => expect(open()).toBeNull());

export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener());
    await waitFor(() => expect(open()).toBeVisible());
    await expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await expect(open()).toHaveFocus();
    const gap = (open()?.getBoundingClientRect().top ?? 0) - opener().getBoundingClientRect().bottom;
    await expect(gap).toBe(4);
  },
};

export const End: Story = { args: { placement: 'bottom end', width: 'md' }, play: Default.play };

export const LongContent: Story = {
  args: {
    width: 'lg',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Karadağ Yapı Market Hadımköy Depo: {index}</p>
    )),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const box = open()?.getBoundingClientRect();
    await expect(box?.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Mobile: Story = {
  args: { width: 'lg' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const box = open()?.getBoundingClientRect();
    await expect(box?.left).toBeGreaterThanOrEqual(0);
    await expect(box?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** At the lower edge of the window it opens upwards. */
export const FlipsWhereThereIsNoRoom: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'fixed', bottom: 8, left: 8 }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const floats = open()?.getBoundingClientRect();
    await expect(floats?.bottom).toBeLessThanOrEqual(opener().getBoundingClientRect().top);
  },
};

export const ClosesOnEscapeAndGivesTheFocusBack: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Yenile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(opener()).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosesOnAClickElsewhere: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(screen.getByText('Depolar'));
    await waitFor(() => expect(open()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Başka' }));
    await closed();
    await userEvent.click(opener());
    await waitFor(() => expect(open()).toBeVisible());
    await userEvent.click(opener());
    await closed();
  },
};

export const ClosesOnBack: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    await waitFor(() => expect(open()).toBeVisible());
    window.dispatchEvent(new PopStateEvent('popstate'));
    await closed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosesWhenTheFocusLeaves: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Yenile' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Başka' })).toHaveFocus();
    await closed();
  },
};

export const ClosesFromInside: Story = {
  args: { children: (close) => <Button onPress={close}>Sepete Git</Button> },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Sepete Git' }));
    await closed();
    await expect(opener()).toHaveFocus();
  },
};

/** Seen in passing: Tab goes on as if nothing were open, a press goes in. */
export const ShowsForTheFocus: Story = {
  args: { opensOn: 'hover' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(open()).toBeVisible());
    await expect(opener()).toHaveFocus();
    await expect(open()).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(opener()).toHaveFocus();

    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Başka' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(open()).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(open()).toHaveFocus();
    await expect(open()).not.toHaveAttribute('inert');
  },
};
export const OpensForARestingMouse: Story = {
  args: { opensOn: 'hover' },
  play: async ({ userEvent }) => {
    await userEvent.hover(opener());
    await waitFor(() => expect(open()).toBeVisible());
    await expect(opener()).not.toHaveFocus();
    await userEvent.hover(within(open() ?? document.body).getByText('Depolar'));
    await userEvent.hover(screen.getByRole('button', { name: 'Başka' }));
    await closed();

    await userEvent.hover(opener());
    await waitFor(() => expect(open()).toBeVisible());
    await userEvent.click(opener());
    await expect(open()).toHaveFocus();
    await userEvent.hover(screen.getByRole('button', { name: 'Başka' }));
    // Longer than a menu waits for a mouse that has left it: this one was opened by a press.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(open()).toBeVisible();
  },
};
