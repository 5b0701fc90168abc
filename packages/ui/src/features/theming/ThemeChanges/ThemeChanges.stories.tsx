import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { listChanges } from '../listChanges.ts';
import { writeThemeValue } from '../writeThemeValue.ts';
import { ThemeChanges } from './ThemeChanges.tsx';

const steps = [
  ['header.top', 'bg_color', '#1F1F1F'],
  ['elements.logo', 'height', '14'],
  ['elements.button', 'bg_color', '#F2B23A'],
  ['elements.card', 'customCss', 'border-radius: 0;\nborder-color: #111827'],
] as const;
const draft = steps.reduce<unknown>(
  (settings, [item, field, text]) => writeThemeValue(settings, item, field, text),
  {
    layouts: { master: 'sidebar' },
  },
);

const meta = {
  component: ThemeChanges,
  args: { changes: listChanges(null, draft), onUndo: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 330 }}>{Story()}</div>],
} satisfies Meta<typeof ThemeChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Al: Logo, Yükseklik' }));
    await expect(args.onUndo).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'blocks.elements.item.logo.height', after: '14' }),
    );
  },
};

export const Empty: Story = {
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    changes: listChanges(
      null,
      writeThemeValue(null, 'elements.card', 'customCss', 'border-color: #111827; '.repeat(40)),
    ),
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
