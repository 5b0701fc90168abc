import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { heldTimers } from '../../../../../.storybook/heldTimers.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Carousel } from './Carousel.tsx';
import { notes } from './Carousel.notes.ts';

const colors = ['#dceef0', '#f7efe0', '#e6eef8', '#f8e9e6', '#eef7e6'];
const slides = (count: number, height = 160) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: (
      <div style={{ height, background: colors[index % colors.length], color: '#222', padding: 16 }}>
        <a href={`#/kart-${index + 1}`}>Kart {index + 1}</a>
      </div>
    ),
  }));

const meta = {
  component: Carousel,
  parameters: { notes },
  args: {
    label: 'Çok Satanlar',
    head: <Heading level={2}>Çok Satanlar</Heading>,
    slides: slides(9),
    words: {
      carousel: 'karusel',
      slide: 'slayt',
      previous: 'Önceki',
      next: 'Sonraki',
      pause: 'Durdur',
      play: 'Oynat',
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = { head: undefined, perView: 'one', slides: slides(4, 320), label: 'Vitrin' } as const;
/** Slides whose box lies within that of the track. */
function shown(canvasElement: HTMLElement): string[] {
  const [first] = canvasElement.querySelectorAll('[role="group"]');
  const frame = first?.parentElement?.getBoundingClientRect();
  if (!frame) return [];
  return [...canvasElement.querySelectorAll('[role="group"]')].flatMap((slide) => {
    const box = slide.getBoundingClientRect();
    const isIn = box.left >= frame.left - 2 && box.right <= frame.right + 2;
    return isIn ? [slide.textContent] : [];
  });
}
/** What an event leads to has been done by then. */
const passFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
let everyThreeSeconds = (): readonly (() => void)[] => [];
const cards = (...numbers: number[]) => numbers.map((number) => `Kart ${number}`);

export const Default: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { covers: ['HOME-03', 'USE-16'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(cards(1, 2, 3, 4));
    for (const does of ['Oynat', 'Önceki', 'Sonraki'])
      await expect(canvas.getByRole('button', { name: `${does}: Çok Satanlar` })).toBeVisible();
  },
};
/** Only what is near is whole; the others are their names. */
const many = slides(60).map(({ key, content }, at) => ({
  key,
  content,
  brief: <a href={`#/kart-${at + 1}`}>Adı {at + 1}</a>,
}));
export const Many: Story = {
  args: { slides: many },
  globals: { viewport: { value: 'laptop' } },
  parameters: { covers: ['HOME-03'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '60 / 60' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByText(/^Kart/)).toHaveLength(8));
    await expect(canvas.getAllByText(/^Adı/)).toHaveLength(52);
  },
};
/** A row whose place is below the window is whole where it is looked at first; the next screen of it waits for the window. */
export const BelowTheWindow: Story = {
  ...Many,
  decorators: [(Story) => <div style={{ paddingTop: '150vh' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: '60 / 60' });
    // A row that is in the window has come whole by then.
    await passFrame();
    await expect(canvas.getAllByText(/^Kart/)).toHaveLength(4);
    canvas.getByRole('region', { name: 'Çok Satanlar' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByText(/^Kart/)).toHaveLength(8));
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { covers: ['HOME-03'] },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(cards(1, 2));
  },
};
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { covers: ['HOME-03'] },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(cards(1, 2, 3));
  },
};
export const OneAtATime: Story = { args: one };
export const MobileOneAtATime: Story = { args: one, globals: { viewport: { value: 'phone' } } };
/** Dots of many would reach over the edge, and take the buttons along: they are counted. */
export const NarrowManySlides: Story = {
  args: { ...one, slides: slides(40, 320) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sonraki: / }));
    await expect(await canvas.findByText('2 / 40')).toBeVisible();
    const edge = canvasElement.querySelector('section')?.getBoundingClientRect().right;
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? NaN);
    }
  },
};
/** As many as have dots, where they are closest to the edge. */
export const NarrowMostDots: Story = {
  args: { ...one, slides: slides(7, 320) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const edge = canvasElement.querySelector('section')?.getBoundingClientRect().right;
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? NaN);
    }
  },
};
export const AllFit: Story = {
  args: { slides: slides(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BringsWhatComesNear: Story = {
  ...Many,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sonraki: / }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(cards(5, 6, 7, 8)));
    await expect(await canvas.findByText('Kart 12')).toBeInTheDocument();
    await expect(canvas.getByText('Adı 13')).toBeInTheDocument();
    await expect(canvas.getByText('Kart 1')).toBeInTheDocument();
  },
};
export const KeepsTheFocusOfWhatComesNear: Story = {
  ...Many,
  play: async ({ canvas }) => {
    (await canvas.findByText('Adı 50')).focus();
    await waitFor(() => expect(canvas.getByText('Kart 50')).toHaveFocus());
  },
};
/** Nothing is moved, copied or hidden when swiper comes: what was there is there. */
export const TakesOverWhatIsThere: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxes = () =>
      [...canvasElement.querySelectorAll('[role="group"]')].map((slide) => {
        const { left, top, width, height } = slide.getBoundingClientRect();
        return [slide.textContent, slide.getAttribute('aria-label'), left, top, width, height];
      });
    await waitFor(() => expect(boxes()).toHaveLength(9));
    const before = boxes();
    const region = canvas.getByRole('region', { name: 'Çok Satanlar' });
    await userEvent.hover(region);
    await waitFor(() => expect(region).toHaveClass('swiper-initialized'));
    await expect(boxes()).toEqual(before);
    await expect(canvas.getAllByRole('link', { name: /^Kart/ })).toHaveLength(9);
  },
};

export const WrapsAround: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { covers: ['HOME-03'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = canvas.getByRole('button', { name: /^Sonraki: / });
    await userEvent.click(next);
    await waitFor(() => expect(shown(canvasElement)).toEqual(cards(5, 6, 7, 8)));
    await userEvent.click(next);
    await waitFor(() => expect(shown(canvasElement)).toEqual(cards(6, 7, 8, 9)));
    await userEvent.click(next);
    await waitFor(() => expect(shown(canvasElement)).toEqual(cards(1, 2, 3, 4)));
    await userEvent.click(canvas.getByRole('button', { name: /^Önceki: / }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(cards(6, 7, 8, 9)));
  },
};

/** A finger that draws past the first or the last picture stays on the page: the browser has nothing to go back by. */
export const EndsHoldTheFinger: Story = {
  args: one,
  parameters: { covers: ['HOME-01'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = canvasElement.querySelectorAll('[role="group"]');
    const track = first?.parentElement;
    if (!track) throw new Error('slides are needed');
    const allowed = () => getComputedStyle(track).touchAction;
    await expect(allowed()).toBe('pan-right pan-y pinch-zoom');
    await userEvent.click(canvas.getByRole('button', { name: /^Sonraki: / }));
    await waitFor(() => expect(allowed()).toBe('auto'));
    await userEvent.click(canvas.getByRole('button', { name: /^Önceki: / }));
    await userEvent.click(canvas.getByRole('button', { name: /^Önceki: / }));
    await waitFor(() => expect(allowed()).toBe('pan-left pan-y pinch-zoom'));
  },
};

/** Who wants less motion starts it by hand: until then it stands. */
export const MovesByItselfUntilItIsHeld: Story = {
  args: one,
  parameters: { covers: ['HOME-01', 'HOME-03'] },
  beforeEach: () => {
    everyThreeSeconds = heldTimers(3000);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stands = async () => {
      await passFrame();
      await expect(everyThreeSeconds()).toHaveLength(0);
    };
    const moves = () => waitFor(() => expect(everyThreeSeconds()).toHaveLength(1));
    const leave = async (button: HTMLElement) => {
      await userEvent.unhover(button);
      button.blur();
    };
    await stands();

    await userEvent.click(canvas.getByRole('button', { name: /^Oynat: / }));
    // The focus is still on the button, and holds it.
    const stop = await canvas.findByRole('button', { name: /^Durdur: / });
    await userEvent.unhover(stop);
    await stands();
    await leave(stop);
    await moves();
    everyThreeSeconds()[0]?.();
    await waitFor(() => expect(shown(canvasElement)).toEqual(cards(2)));

    const region = canvas.getByRole('region', { name: 'Vitrin' });
    await userEvent.hover(region);
    await stands();
    await userEvent.unhover(region);
    await moves();

    await userEvent.click(stop);
    await leave(await canvas.findByRole('button', { name: /^Oynat: / }));
    await stands();
  },
};

export const FollowsTheFocus: Story = {
  args: one,
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('link', { name: 'Kart 2' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kart 3' })).toHaveFocus();
    await waitFor(() => expect(shown(canvasElement)).toEqual(cards(3)));
  },
};
