import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import guide from 'virtual:guide';
import type { GridColumn } from '../../packages/ui/src/primitives/GridTable/GridColumn.ts';
import { GridTable } from '../../packages/ui/src/primitives/GridTable/GridTable.tsx';
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import * as css from './guide.css.ts';
import { storyLink } from './storyLink.ts';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const numbers = [...new Set([...guide.stories, ...guide.tests].flatMap(({ covers }) => covers))].toSorted();

const columns: readonly GridColumn<string>[] = [
  { key: 'number', title: 'Numara', width: 96, cell: (number) => number },
  {
    key: 'stories',
    title: 'Hikâyeler',
    width: { least: 240, share: 2 },
    cell: (number) => (
      <span className={css.covers}>
        {guide.stories
          .filter(({ covers }) => covers.includes(number))
          .map(({ id, title, state }) => (
            <Link key={id} href={storyLink(id)} target="_top">
              {`${title.split('/').at(-1)} ${state}`}
            </Link>
          ))}
      </span>
    ),
  },
  {
    key: 'tests',
    title: 'Testler',
    width: { least: 160, share: 1 },
    cell: (number) => (
      <span className={css.covers}>
        {guide.tests
          .filter(({ covers }) => covers.includes(number))
          .map(({ file }) => (
            <code key={file} className={css.file}>
              {file}
            </code>
          ))}
      </span>
    ),
  },
];

/** What proves each requirement: stories to look at, and the test files that name it. */
export const Requirements: Story = {
  render: () => (
    <div className={css.page}>
      <header className={css.screen}>
        <Heading level={1}>Gereksinimler</Heading>
        <p className={css.lead}>
          Her gereksinim numarası, onu gösteren hikâyeler ve onu sınayan dosyalarla. Bir hikâyenin numaraları
          Durumlar sayfasında adının altındadır.
        </p>
      </header>
      <GridTable label="Gereksinimler" columns={columns} rows={numbers} rowKey={String} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(numbers.length).toBeGreaterThan(100);
    const row = canvas.getByRole('row', { name: /^BSKT-07/ });
    await expect(within(row).getByRole('link', { name: 'Basket OverStock' })).toHaveAttribute(
      'href',
      './?path=/story/screens-basket--over-stock',
    );
  },
};
