import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartIcon } from '../Icon/CartIcon.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Button } from './Button.tsx';
import { notes } from './Button.notes.ts';

const meta = {
  component: Button,
  parameters: { notes },
  args: { children: 'Sepete Ekle', tone: 'brand', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Pending: Story = { args: { isPending: true, pendingLabel: 'Yapılıyor..' } };
export const LongContent: Story = {
  args: { children: 'Seçilen 128 ürünü Karadağ Yapı Market Ltd. Şti. adına sepete ekle' },
};
/** In a narrow column it takes a second line rather than the room beside it. */
export const LongInANarrowPlace: Story = {
  args: { ...LongContent.args, size: 'lg', isBlock: true },
  render: (args) => (
    <div style={{ display: 'grid', width: 240 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(240);
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { size: 'sm', isBlock: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Done: Story = { args: { isDone: true, children: 'Eklendi' } };
export const WithIcon: Story = { args: { icon: <CartIcon /> } };

const tones = ['brand', 'secondary', 'quiet', 'danger'] as const;

/** Every tone by itself, disabled, pending and done. */
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Inline key={tone}>
          <Button {...args} tone={tone} />
          <Button {...args} tone={tone} icon={<CartIcon />} />
          <Button {...args} tone={tone} isDisabled />
          <Button {...args} tone={tone} isPending pendingLabel="Yapılıyor.." />
          <Button {...args} tone={tone} isDone>
            Eklendi
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="sm" icon={<CartIcon />} />
      <Button {...args} size="md" icon={<CartIcon />} />
      <Button {...args} size="lg" icon={<CartIcon />} />
    </Inline>
  ),
};

export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } };
export const UnderHostileTheme: Story = { ...Tones, globals: { theme: 'hostile' } };

export const Presses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const KeepsFocusWhilePending: Story = {
  args: { isPending: true, pendingLabel: 'Yapılıyor..' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Yapılıyor..' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const SendsAFormOnce: Story = {
  args: { type: 'submit', isPending: true },
  beforeEach: () => {
    submit.mockClear();
  },
  render: (args) => (
    <form onSubmit={submit}>
      <input aria-label="Cari No" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '120{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(submit).not.toHaveBeenCalled();
  },
};
