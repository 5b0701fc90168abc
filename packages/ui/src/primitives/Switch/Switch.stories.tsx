import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';
import { notes } from './Switch.notes.ts';

const meta = {
  component: Switch,
  parameters: { notes },
  args: { children: 'Geniş satırlar', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { defaultSelected: true } };

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected>
        Koyu görünüm
      </Switch>
    </div>
  ),
};

export const LongContent: Story = {
  args: {
    children: 'Liste görünümünde satırları, dokunarak çalışılan ekranlar için daha yüksek göster',
    description: 'Yalnızca bu cihazda geçerlidir.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const TurnsOnAndOff: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Geniş satırlar' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Geniş satırlar'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
