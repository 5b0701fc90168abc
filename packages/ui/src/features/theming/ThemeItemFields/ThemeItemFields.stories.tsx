import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { ThemeItemFields, type ThemeItemFieldsProps } from './ThemeItemFields.tsx';

const none = { bg_color: '', text_color: '', height: '', customCss: '' };

function Controlled(props: ThemeItemFieldsProps) {
  const [values, setValues] = useState(props.item.values);
  return (
    <ThemeItemFields
      {...props}
      item={{ ...props.item, values }}
      onChange={(field, text) => {
        setValues({ ...values, [field]: text });
        props.onChange(field, text);
      }}
    />
  );
}

const meta = {
  component: ThemeItemFields,
  args: {
    item: {
      path: 'header.bottom',
      title: 'Menü şeridi',
      selector: '#header-bottom',
      fields: ['bg_color', 'text_color', 'customCss'],
      values: { ...none, bg_color: '#ffffff', text_color: '#49555c' },
    },
    swatches: ['#0B6066', '#49555C'],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 330 }}>{Story()}</div>],
} satisfies Meta<typeof ThemeItemFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^AA 7,\d:1$/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { item: { ...meta.args.item, fields: ['bg_color', 'text_color', 'customCss'], values: none } },
};

export const Invalid: Story = {
  args: {
    item: {
      ...meta.args.item,
      fields: ['bg_color', 'text_color', 'customCss'],
      values: { ...none, bg_color: '#F2B23A', text_color: '#FFFFFF', customCss: 'position: fixed' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,8:1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Siyah yazı kullan' })).toBeVisible();
  },
};

/** What is seen of such a text depends on its ground. */
export const TranslucentText: Story = {
  args: {
    item: {
      ...meta.args.item,
      values: { ...none, bg_color: '#000000', text_color: 'rgba(255,255,255,.1)' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,2:1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Beyaz yazı kullan' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Height = {
  args: {
    item: {
      path: 'elements.logo',
      title: 'Logo',
      selector: '#elements-logo',
      fields: ['height'],
      values: { ...none, height: '10' },
    },
  },
  parameters: { covers: ['THEM-01'] },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Yükseklik' });
    await expect(slider).toHaveAttribute('min', '4');
    await expect(slider).toHaveAttribute('max', '30');
    await expect(slider).toHaveAttribute('step', '2');
    await fireEvent.change(slider, { target: { value: '12' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('height', '12');
    await expect(slider).toHaveAttribute('aria-valuetext', '12 · 48 px');
  },
} satisfies Story;
/** The page paints the usual height then. */
export const HeightOutsideItsRange: Story = {
  args: { item: { ...Height.args.item, values: { ...none, height: '40' } } },
  parameters: { covers: ['THEM-01'] },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Yükseklik' });
    await expect(slider).toHaveAttribute('aria-valuetext', '10 · 40 px');
    await expect(slider).toHaveValue('10');
  },
};
export const CorrectsTheContrast: Story = {
  ...Invalid,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Siyah yazı kullan' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('text_color', '#000000');
    await expect(canvas.getByText(/^AA /)).toBeVisible();
  },
};
