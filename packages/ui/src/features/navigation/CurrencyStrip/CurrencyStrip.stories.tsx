import type { Meta, StoryObj } from '@storybook/react-vite';
import { readApplication } from '@vitrin/api-client/application/application';
import { application } from '@vitrin/demo-server/fixtures/application';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CurrencyStrip, type CurrencyStripProps } from './CurrencyStrip.tsx';

function Refreshed(props: CurrencyStripProps) {
  const [rates, setRates] = useState(props.rates);
  return (
    <>
      <CurrencyStrip rates={rates} />
      <button type="button" onClick={() => setRates([{ name: 'EUR', selling: '48' }])}>
        Yenile
      </button>
    </>
  );
}

const meta = {
  component: CurrencyStrip,
  args: { rates: readApplication(application).rates },
} satisfies Meta<typeof CurrencyStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { covers: ['LAY-02', 'HOME-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Döviz Kurları' })).toHaveTextContent(
      /Euro₺\d+,\d\d(?!\d)/,
    );
  },
};
export const Empty: Story = {
  args: { rates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
export const Many: Story = {
  args: {
    rates: [
      'USD',
      'EUR',
      'GBP',
      'CHF',
      'JPY',
      'CAD',
      'AUD',
      'SEK',
      'NOK',
      'DKK',
      'KWD',
      'SAR',
      'RUB',
      'CNY',
    ].map((name, index) => ({ name, selling: 10 + index * 7.5 })),
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** As for a currency in two kinds. */
export const OneNameTwice: Story = {
  args: {
    rates: [
      { name: 'USD', selling: '41' },
      { name: 'USD', selling: '42' },
    ],
  },
  parameters: { covers: ['HOME-06'] },
  render: (args) => <Refreshed {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yenile' }));
    await expect(await canvas.findByText('₺48')).toBeVisible();
    await expect(canvas.queryByText('USD')).toBeNull();
  },
};
/** The server may have written the amount itself, with or without the sign. */
export const WrittenByTheServer: Story = {
  args: {
    rates: [
      { name: 'USD', selling: '41,2305' },
      { name: 'EUR', selling: '₺48,10' },
      { name: 'GBP', selling: '55,73 TL' },
    ],
  },
  parameters: { covers: ['APP-02'] },
  play: async ({ canvas }) => {
    for (const written of ['₺41,2305', '₺48,10', '55,73 TL']) {
      await expect(canvas.getByText(written)).toBeVisible();
    }
  },
};
