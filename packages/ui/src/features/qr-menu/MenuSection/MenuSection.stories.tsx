import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuWidth } from '../MenuPage/menuVars.css.ts';
import { paintMenu } from '../paintMenu.ts';
import { firstConfig } from '../readMenuConfig.ts';
import { sampleCategories } from '../sampleMenu.ts';
import { MenuSection } from './MenuSection.tsx';

const [category = { id: 'corbalar', name: 'Çorbalar', items: [] }] = sampleCategories;

const meta = {
  component: MenuSection,
  args: { category },
  decorators: [
    (Story) => (
      <div style={{ ...paintMenu(firstConfig), containerType: 'inline-size', containerName: menuWidth }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { covers: ['QRMN-01'] } };
export const Empty: Story = { args: { category: { ...category, items: [] } } };
/** Without its picture a dish keeps its place. */
export const NotFound: Story = {
  args: {
    category: { ...category, items: category.items.map((dish) => ({ ...dish, thumbnail: '/no/such.webp' })) },
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
