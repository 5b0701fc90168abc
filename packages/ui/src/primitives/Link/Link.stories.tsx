import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Layout/Stack.tsx';
import { Link } from './Link.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';
import { notes } from './Link.notes.ts';

const meta = {
  component: Link,
  parameters: { notes },
  args: { href: '/spa/catalog/5', children: 'El Aletleri' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: { children: 'Endüstriyel Bağlantı, Sabitleme ve Kaldırma Elemanları ile Yedek Parçaları' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.firstElementChild!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Link {...args} tone="brand" />
      <Link {...args} tone="plain" />
      <p>
        Oturum durumunuz doğrulanamadı.{' '}
        <Link href="#tekrar" tone="underlined">
          Tekrar Dene
        </Link>
      </p>
    </Stack>
  ),
};
export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } };

const navigate = fn();
const onApproach = fn();
const onIntent = fn();
const lend: Pick<Story, 'beforeEach' | 'render'> = {
  beforeEach: () => {
    navigate.mockClear();
    onApproach.mockClear();
    onIntent.mockClear();
  },
  render: (args) => (
    <NavigationProvider navigate={navigate} base="/spa" onApproach={onApproach} onIntent={onIntent}>
      <Link {...args} />
    </NavigationProvider>
  ),
};

export const Navigates: Story = {
  ...lend,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'El Aletleri' }));
    await expect(onApproach).toHaveBeenCalledWith('/spa/catalog/5');
    await expect(navigate.mock.calls).toEqual([['/spa/catalog/5', { replace: false }]]);
  },
};

/** All at once: how long this machine takes between two of them must not count. */
const point = (link: HTMLElement, pointerType: string, ...types: readonly string[]) => {
  for (const type of types) link.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
};
/** Whatever would have been told of what was done before has been told by then. */
const untilTold = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 150);
  });

/** Data is asked for where the pointer rests, not where it passes; code is asked for in both places. */
export const TellsWhereThePointerRests: Story = {
  ...lend,
  render: (args) => (
    <NavigationProvider navigate={navigate} base="/spa" onApproach={onApproach} onIntent={onIntent}>
      <Stack gap={2}>
        <Link {...args} />
        <Link href="/spa/catalog/6">Hırdavat</Link>
      </Stack>
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    point(canvas.getByRole('link', { name: 'El Aletleri' }), 'mouse', 'pointerover', 'pointermove');
    point(canvas.getByRole('link', { name: 'Hırdavat' }), 'mouse', 'pointerover', 'pointermove');
    await untilTold();
    await expect(onIntent.mock.calls).toEqual([['/spa/catalog/6']]);
    await expect(onApproach.mock.calls).toEqual([['/spa/catalog/5'], ['/spa/catalog/6']]);
  },
};
export const TellsWhereTheFocusRests: Story = {
  ...lend,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await untilTold();
    await expect(onIntent.mock.calls).toEqual([['/spa/catalog/5']]);
  },
};
export const TellsNothingOfAPointerThatDoesNotRest: Story = {
  ...lend,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    // The page has changed under it.
    point(link, 'mouse', 'pointerover');
    await untilTold();
    // A finger scrolls.
    point(link, 'touch', 'pointermove');
    await untilTold();
    // The link is followed, and asks for its data itself.
    point(link, 'mouse', 'pointermove');
    link.click();
    point(link, 'mouse', 'pointermove');
    await untilTold();
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(onIntent).not.toHaveBeenCalled();
  },
};

export const ReplacesTheEntry: Story = {
  ...lend,
  args: { replace: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate.mock.calls).toEqual([['/spa/catalog/5', { replace: true }]]);
  },
};

/** The browser must answer this one itself; here its answer is held back so that the story stays on its page. */
const leavesToBrowser: Story = {
  ...lend,
  play: async ({ canvas, userEvent }) => {
    const held = fn((event: Event) => event.preventDefault());
    window.addEventListener('click', held, { once: true });
    await userEvent.click(canvas.getByRole('link'));
    window.removeEventListener('click', held);
    await expect(held).toHaveBeenCalledOnce();
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const LeavesOtherPathsToTheBrowser: Story = {
  ...leavesToBrowser,
  args: { href: '/file/fiyat-listesi.pdf' },
};
export const LeavesOtherOriginsToTheBrowser: Story = {
  ...leavesToBrowser,
  args: { href: 'https://example.com/' },
};
export const LeavesModifiedClicksToTheBrowser: Story = {
  ...lend,
  play: async ({ canvas, userEvent }) => {
    const held = fn((event: Event) => event.preventDefault());
    window.addEventListener('click', held, { once: true });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link'));
    await userEvent.keyboard('{/Control}');
    window.removeEventListener('click', held);
    await expect(held).toHaveBeenCalledOnce();
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const OpensAnotherWindowSafely: Story = {
  ...lend,
  args: { target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
