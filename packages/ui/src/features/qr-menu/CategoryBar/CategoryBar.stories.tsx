import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paintMenu } from '../paintMenu.ts';
import { firstConfig } from '../readMenuConfig.ts';
import { sampleCategories } from '../sampleMenu.ts';
import { CategoryBar } from './CategoryBar.tsx';

const meta = {
  component: CategoryBar,
  args: { categories: sampleCategories },
  decorators: [
    (Story, { args }) => (
      <div style={paintMenu(firstConfig)}>
        <Story />
        {args.categories.map(({ id, name }) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            aria-label={name}
            style={{ minHeight: 700, scrollMarginTop: 76 }}
          >
            {name}
          </section>
        ))}
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What has come into sight in one frame is told of before the next but one. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

export const Default: Story = {
  parameters: { covers: ['QRMN-01'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Tatlılar' }));
    await expect(canvas.getByRole('region', { name: 'Tatlılar' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Tatlılar'));
    // It stays where it is while the page goes on.
    await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(0);
    await painted();
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Çorbalar'));
  },
};
/** Whoever turns back before the next section has come up to the bar reads the one before all the time. */
export const TurnsBack: Story = {
  parameters: { covers: ['QRMN-01'] },
  play: async ({ canvas }) => {
    const current = () => canvas.getByRole('link', { current: true });
    await waitFor(() => expect(current()).toHaveTextContent('Çorbalar'));
    const next = canvas.getByRole('region', { name: 'Mezeler ve Salatalar' });
    window.scrollTo(0, next.offsetTop - innerHeight * 0.3 + 20);
    await painted();
    window.scrollBy(0, -60);
    await painted();
    await expect(current()).toHaveTextContent('Çorbalar');
  },
};
export const Many: Story = {
  args: {
    categories: Array.from({ length: 14 }, (_, index) => ({
      id: `k${index}`,
      name: `Bölüm ${index + 1}`,
      items: [],
    })),
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'İçecekler' });
    await userEvent.click(last);
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
