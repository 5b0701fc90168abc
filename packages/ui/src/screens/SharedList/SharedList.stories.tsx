import { given } from '@vitrin/demo-server/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SharedList } from './SharedList.tsx';

const meta = { component: SharedList, tags: ['!autodocs'] } satisfies Meta<typeof SharedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.suggestionsPending()) };
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(given.suggestionsFails()) };
export const Guest: Story = { globals: { session: 'guest' } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
