import type { Meta, StoryObj } from '@storybook/react-vite';
import { readMenu } from '@vitrin/api-client/navigation/menu';
import { menuHeader, menuHostile, menuLong } from '@vitrin/demo-server/fixtures/navigation';
import { expect } from 'storybook/test';
import { applicationAddress, serverAddress } from '../../../serverAddress.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

const meta = {
  component: HeaderMenu,
  args: { entries: readMenu(menuHeader) },
} satisfies Meta<typeof HeaderMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = readMenu(menuHeader).filter(({ children }) => children.length === 0);
const opening = readMenu(menuHeader).find(({ children }) => children.length > 0);
const label = opening?.label ?? '';

export const Default: Story = {
  parameters: { covers: ['MENU-02', 'MENU-03', 'LAY-04'] },
  play: async ({ canvas }) => {
    for (const { label: name, url } of plain) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', serverAddress(url));
    }
  },
};
export const Empty: Story = {
  args: { entries: [] },
  parameters: { covers: ['MENU-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const LongContent: Story = {
  args: { entries: readMenu(menuLong) },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('list');
    await expect(bar.scrollWidth).toBeGreaterThan(bar.clientWidth);
    // The wheel of a mouse scrolls the page: without the bar's own scrollbar it could not reach the last entries.
    await expect(getComputedStyle(bar).scrollbarWidth).toBe('thin');
  },
};
export const Mobile: Story = {
  args: { entries: readMenu(menuLong) },
  globals: { viewport: { value: 'tablet' } },
  // It shares its line with a button, as in the header.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <button type="button">Kategoriler</button>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** What staff typed is shown as text and never runs. */
export const Hostile: Story = {
  args: { entries: readMenu(menuHostile) },
  parameters: { covers: ['MENU-03', 'MENU-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', 'https://blog.example/');
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveClass('menu-blog');
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).not.toHaveAttribute('href');
    await expect(canvas.getByText('Boş adres')).not.toHaveAttribute('href');
  },
};
export const OpensAndCloses: Story = {
  parameters: { covers: ['MENU-02', 'MENU-03'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: label });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const child of opening?.children ?? []) {
      await expect(canvas.getByRole('link', { name: child.label })).toHaveAttribute(
        'href',
        applicationAddress(child.url),
      );
    }
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
