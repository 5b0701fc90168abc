import type { Meta, StoryObj } from '@storybook/react-vite';
import { readApplication } from '@vitrin/api-client/application/application';
import { application } from '@vitrin/demo-server/fixtures/application';
import { expect } from 'storybook/test';
import { RateStrip } from './RateStrip.tsx';

const meta = {
  component: RateStrip,
  args: { rates: readApplication(application).rates },
} satisfies Meta<typeof RateStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const currencies = 'USD EUR GBP CHF JPY CAD AUD SEK NOK DKK KWD SAR RUB CNY'.split(' ');

export const Default: Story = {
  parameters: { covers: ['HOME-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Döviz Kurları' })).toHaveTextContent(
      /Euro₺\d+,\d\d(?!\d)/,
    );
  },
};
export const Empty: Story = {
  args: { rates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Many: Story = {
  args: { rates: currencies.map((name, index) => ({ name, selling: 10 + index * 7.5 })) },
};
/** The head of the page shows the rates there. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const WrittenByTheServer: Story = {
  args: {
    rates: [
      { name: 'USD', selling: '41,2305' },
      { name: 'GBP', selling: '55,73 TL' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₺41,2305')).toBeVisible();
    await expect(canvas.getByText('55,73 TL')).toBeVisible();
  },
};
