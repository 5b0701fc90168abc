import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { emptyDraft } from '../cardDraft.ts';
import { validateCard } from '../validateCard.ts';
import { CardForm, type CardFormProps } from './CardForm.tsx';

function Controlled(props: CardFormProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <CardForm
      {...props}
      draft={draft}
      onChange={(change) => {
        setDraft((now) => ({ ...now, ...change }));
        props.onChange(change);
      }}
    />
  );
}

const today = { year: 2026, month: 11 };
const filled = {
  ...emptyDraft,
  name: 'Ayşe Işık',
  number: '4509 0111 0000 0004',
  month: '4',
  year: '2031',
  cvc: '321',
  price: '1.234,50',
};

const meta = {
  component: CardForm,
  args: { draft: emptyDraft, errors: {}, today, onChange: fn(), onLeave: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { draft: filled, hasCommission: true },
  parameters: { covers: ['PAYM-02'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Kart Üzerindeki İsim')).toHaveAttribute('autocomplete', 'cc-name');
    await expect(canvas.getByLabelText('Ay')).toHaveAttribute('autocomplete', 'cc-exp-month');
    await expect(canvas.getByLabelText('Yıl')).toHaveAttribute('autocomplete', 'cc-exp-year');
    await expect(canvas.getByLabelText('CVC')).toHaveAttribute('autocomplete', 'cc-csc');
    await expect(canvas.getByLabelText('CVC')).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByText('₺1.234,50')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Tutar'));
    await userEvent.type(canvas.getByLabelText('Tutar'), '1,234.5');
    await expect(canvas.getByText('₺1.234,50')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Komisyonu tutara ekle' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ addsCommission: true });
  },
};
export const Empty: Story = {};
export const Disabled: Story = { args: { draft: filled, isDisabled: true } };
export const Invalid: Story = {
  args: { errors: validateCard(emptyDraft, true, today), isContract: true },
  parameters: { covers: ['PAYM-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kart Numarası gerekli.')).toBeVisible();
    await expect(canvas.getByLabelText('Kart Numarası')).toBeInvalid();
  },
};
export const Mobile: Story = {
  args: { draft: filled, hasCommission: true },
  globals: { viewport: { value: 'phone' } },
};
/** What was chosen is read whole. */
export const Narrow: Story = {
  args: { draft: { ...filled, year: '2029' } },
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: ['PAYM-02'] },
  decorators: (Story) => (
    <div style={{ width: 320, paddingInline: 16 }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    const year = within(canvas.getByLabelText('Yıl').parentElement ?? canvasElement).getByText('2029', {
      selector: 'span',
    });
    await expect(year.scrollWidth).toBeLessThanOrEqual(year.clientWidth);
  },
};
export const Contract: Story = {
  args: { draft: { ...filled, phone: '05325550101', description: 'Kasım ödemesi' }, isContract: true },
  parameters: { covers: ['PAYM-02'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('13 / 500')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Açıklama'), '!');
    await expect(canvas.getByText('14 / 500')).toBeVisible();
  },
};
export const FixedPrice: Story = { args: { draft: filled, isPriceFixed: true } };
export const TurnsTheCardForTheCode: Story = {
  args: { draft: filled },
  parameters: { covers: ['PAYM-01'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const flipped = () => canvasElement.querySelector('[data-flipped]');
    await expect(flipped()).toBeNull();
    await userEvent.click(canvas.getByLabelText('CVC'));
    await expect(flipped()).not.toBeNull();
    await userEvent.tab();
    await expect(flipped()).toBeNull();
  },
};
export const HidesTheCodeFromOthers: Story = {
  args: { draft: filled },
  parameters: { covers: ['PAYM-11'] },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('CVC');
    await expect(getComputedStyle(code).getPropertyValue('-webkit-text-security')).toBe('disc');
    // A browser keeps what is typed into a password.
    await expect(code).toHaveAttribute('type', 'text');
    await expect(code).toHaveAttribute('autocomplete', 'cc-csc');
    await expect(canvas.queryByText('321')).toBeNull();
  },
};
