import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { PackageIcon } from '../Icon/PackageIcon.tsx';
import { notes } from './RowGroup.notes.ts';
import * as css from './RowGroup.stories.css.ts';
import { RowGroup } from './RowGroup.tsx';
import { RowPicture } from './RowPicture.tsx';

/** A drawing of its own for each row, so that the story needs no file of a shop. */
const drawing = (row: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="${4 + (row % 10)}" fill="#5b6b75"/></svg>`)}`;

const noPicture = (
  <span className={css.picture}>
    <PackageIcon size="sm" />
  </span>
);

const group = 10;
const Rows = ({ of: groups }: { of: number }) => (
  <div className={css.table} role="table" aria-label="Ürünler">
    {Array.from({ length: groups }, (_groups, number) => (
      <RowGroup key={number} count={group}>
        {Array.from({ length: group }, (_rows, index) => {
          const row = number * group + index + 1;
          return (
            <div className={css.row} role="row" key={index}>
              <div className={css.cell} role="cell">
                <RowPicture
                  src={row % 7 === 0 ? '' : drawing(row)}
                  className={css.picture}
                  placeholder={noPicture}
                />
                {`Kombine anahtar ${row} mm`}
              </div>
            </div>
          );
        })}
      </RowGroup>
    ))}
  </div>
);

const meta = {
  component: RowGroup,
  parameters: { notes },
  args: { count: group, children: null },
  render: () => <Rows of={1} />,
} satisfies Meta<typeof RowGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('[role="row"]')];
const asked = (rows: readonly Element[]) => rows.filter((row) => row.querySelector('img')).length;
const isInSight = (row: Element) => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};
const nextFrame = () => new Promise(requestAnimationFrame);

/** Scrolls the page down at so many px per ms, for so long; `look` sees each frame. As fast on a machine that is slow. */
async function scroll(speed: number, duration: number, look: () => void): Promise<void> {
  const from = window.scrollY;
  const begun = performance.now();
  for (let past = 0; past < duration; past = performance.now() - begun) {
    window.scrollTo({ top: from + speed * past, behavior: 'instant' });
    await nextFrame();
    look();
  }
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // The seventh has none.
    await waitFor(() => expect(asked(rowsOf(canvasElement))).toBe(9));
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

/** What is far below is not asked for; what comes near by and by is, ahead of being seen. */
export const Many: Story = {
  render: () => <Rows of={50} />,
  play: async ({ canvasElement }) => {
    const rows = rowsOf(canvasElement);
    await waitFor(() => expect(asked(rows.slice(0, group))).toBe(9));
    await expect(asked(rows.slice(10 * group))).toBe(0);
    const seenWithout = new Set<Element>();
    const before = asked(rows);
    await scroll(0.5, 1000, () => {
      for (const row of rows) if (isInSight(row) && !row.querySelector('img, svg')) seenWithout.add(row);
    });
    await expect(asked(rows)).toBeGreaterThan(before);
    await expect([...seenWithout]).toEqual([]);
  },
};

/** Pictures of rows that fly past are not asked for; those the scroll ends at are. */
export const NothingIsAskedForWhileRowsFlyPast: Story = {
  render: () => <Rows of={50} />,
  play: async ({ canvasElement }) => {
    const rows = rowsOf(canvasElement);
    await waitFor(() => expect(asked(rows.slice(0, group))).toBe(9));
    const before = asked(rows);
    let most = 0;
    await scroll(6, 1600, () => {
      most = Math.max(most, asked(rows));
    });
    await expect(most).toBe(before);
    await waitFor(() => expect(asked(rows)).toBeGreaterThan(before));
    const seen = rows.filter(isInSight);
    await expect(seen.length).toBeGreaterThan(0);
    await expect(seen.every((row) => row.querySelector('img, svg'))).toBe(true);
    // What lay between is still not asked for.
    await expect(rows.slice(10 * group, 15 * group).some((row) => row.querySelector('img'))).toBe(false);
  },
};

/** Paper has no later: everything is asked for before it is laid out. */
export const AllIsAskedForBeforePrinting: Story = {
  render: () => <Rows of={50} />,
  play: async ({ canvasElement }) => {
    const rows = rowsOf(canvasElement);
    await expect(asked(rows)).toBeLessThan(rows.length / 2);
    await fireEvent(window, new Event('beforeprint'));
    await expect(asked(rows)).toBe(rows.filter((_, index) => (index + 1) % 7 !== 0).length);
  },
};
