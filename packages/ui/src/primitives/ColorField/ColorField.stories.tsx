import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ColorField, type ColorFieldProps } from './ColorField.tsx';
import { notes } from './ColorField.notes.ts';

function Controlled(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColorField
      {...props}
      value={value}
      onChange={(hex) => {
        setValue(hex);
        props.onChange(hex);
      }}
    />
  );
}

const meta = {
  component: ColorField,
  parameters: { notes },
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [() => import('./ColorPanel.tsx')],
  args: {
    label: 'Zemin rengi',
    value: '#0b6066',
    onChange: fn(),
    invalidMessage: 'Renk #RRGGBB biçiminde olmalı.',
    swatches: ['#0B6066', '#1D4ED8', '#B4232A', '#E8A317', '#111827', '#7FC241'],
    locale: 'tr-TR',
    words: {
      open: 'Zemin rengi: renk seç',
      area: 'Doygunluk ve parlaklık',
      hue: 'Ton',
      swatches: 'Hazır renkler',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ minHeight: 380 }}>{Story()}</div>],
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox', { name: 'Zemin rengi' });
const opener = () => screen.getByRole('button', { name: 'Zemin rengi: renk seç' });
const hue = () => screen.findByRole('slider', { name: /Ton/ }, { timeout: 5000 });

export const Default: Story = {
  play: async () => {
    await expect(field()).toHaveValue('#0B6066');
  },
};

export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(await hue()).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Hazır renkler' })).toBeVisible());
  },
};

export const Empty: Story = { args: { value: '' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Invalid: Story = {
  parameters: { covers: ['THEM-04'] },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), 'red;');
    await expect(field()).toBeValid();
    await userEvent.tab();
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('Renk #RRGGBB biçiminde olmalı.');
    await expect(args.onChange).not.toHaveBeenCalledWith('red;');
  },
};

export const LongContent: Story = {
  args: {
    label: 'Üst şeritte ve seçim çubuğunda kullanılan zemin rengi',
    description: 'Yazı rengi bu zemine göre kendiliğinden seçilir; okunmuyorsa düzenleyici uyarır.',
  },
};

export const Mobile: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const TellsEveryChange: Story = {
  parameters: { covers: ['THEM-02'] },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(field());
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(field(), 'f2b23a');
    await expect(args.onChange).toHaveBeenLastCalledWith('#F2B23A');
    await userEvent.tab();
    await expect(field()).toHaveValue('#F2B23A');
  },
};

export const WorksByKeyboard: Story = {
  args: { value: '#ff0000' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const slider = await hue();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#FF0400'));
    await expect(field()).toHaveValue('#FF0400');
    await userEvent.click(screen.getAllByRole('option').at(-1) ?? slider);
    await expect(args.onChange).toHaveBeenLastCalledWith('#7FC241');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

/** In hex, white, black and greys have no hue; the slider has. */
export const MovesTheHueOfWhite: Story = {
  args: { value: '#FFFFFF' },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const slider = await hue();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveValue('3');
    await expect(field()).toHaveValue('#FFFFFF');
  },
};

/** A digit too few is no other colour. */
export const WaitsForAllDigits: Story = {
  parameters: { covers: ['THEM-04'] },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), '#F2B23');
    await userEvent.tab();
    await expect(field()).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalledWith('#FF22BB');
    await userEvent.clear(field());
    await userEvent.type(field(), '#f2b');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('#FF22BB');
    await expect(field()).toHaveValue('#FF22BB');
  },
};

function Undoable(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <ColorField {...props} value={value} onChange={setValue} />
      <Button onPress={() => setValue(props.value)}>Geri Al</Button>
    </>
  );
}
/** What is taken back elsewhere takes along what was being written, and what was said of it. */
export const ShowsWhatWasTakenBack: Story = {
  render: (args) => <Undoable {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), 'red;');
    await userEvent.tab();
    await expect(field()).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Geri Al' }));
    await expect(field()).toHaveValue('#0B6066');
    await expect(field()).toBeValid();
  },
};
