import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { waits } from '../../../../../../.storybook/waits.ts';
import { AddButton } from './AddButton.tsx';

const meta = {
  component: AddButton,
  args: { onAdd: fn(async () => true) },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
} satisfies Meta<typeof AddButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise<boolean>(() => {});

export const Default: Story = {};
export const Pending: Story = {
  args: { onAdd: fn(never) },
  parameters: { covers: ['LIST-15'] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sepete Ekle' });
    await userEvent.dblClick(button);
    await expect(button).toHaveTextContent('Yapılıyor..');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Rejected: Story = {
  args: { onAdd: fn(async () => false) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sepete Ekle' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const ShowsItWasAdded: Story = {
  parameters: { covers: ['LIST-15'] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sepete Ekle' });
    const begun = waits();
    await userEvent.click(button);
    await waitFor(() => {
      void expect(button).toHaveTextContent('Eklendi');
      // In the same task: the tick goes by itself.
      button.click();
    });
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(begun()).toContain(800);
    await waitFor(() => expect(button).toHaveTextContent('Sepete Ekle'), { timeout: 2000 });
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};
