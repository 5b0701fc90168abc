import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';
import { notes } from './Spinner.notes.ts';

const meta = { component: Spinner, parameters: { notes }, args: { label: 'Yükleniyor' } } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
