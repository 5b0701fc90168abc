import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { ScreenBoundary, type ScreenBoundaryProps } from './ScreenBoundary.tsx';

function Broken(): never {
  throw new TypeError('a screen broke');
}

const meta = {
  component: ScreenBoundary,
  args: { resetKey: '/basket/', children: <p>Ekran</p> },
  // React tells the console of an error even when it is caught: here it is what the story is about.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
} satisfies Meta<ScreenBoundaryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = {
  args: { children: <Broken /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
