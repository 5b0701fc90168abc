import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
const isPainted = (row: Element | undefined) => row?.checkVisibility({ contentVisibilityAuto: true });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // The seventh has none.
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(9);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

/** What is far below is in the page, for who searches or prints it; the browser only skips it, and asks for its pictures later. */
export const Many: Story = {
  render: () => <Rows of={50} />,
  play: async ({ canvasElement }) => {
    const rows = rowsOf(canvasElement);
    await expect(rows.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 50 * group }, (_, index) => `Kombine anahtar ${index + 1} mm`),
    );
    await waitFor(() => expect(isPainted(rows.at(-1))).toBe(false));
    await expect(isPainted(rows[0])).toBe(true);
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
    rows.at(-1)?.scrollIntoView();
    await waitFor(() => expect(isPainted(rows.at(-1))).toBe(true));
  },
};
