import type { Meta, StoryObj } from '@storybook/react-vite';
import { paintMenu } from '../paintMenu.ts';
import { firstConfig } from '../readMenuConfig.ts';
import { sampleAccounts } from '../sampleMenu.ts';
import { MenuFooter } from './MenuFooter.tsx';

const meta = {
  component: MenuFooter,
  args: {
    name: firstConfig.restaurantName,
    address: firstConfig.restaurantAddress,
    accounts: sampleAccounts,
  },
  decorators: [
    (Story) => (
      <div style={paintMenu(firstConfig)}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { address: '', accounts: [] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
