import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import guide from 'virtual:guide';
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import {
  Table,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../packages/ui/src/primitives/Table/Table.tsx';
import * as css from './guide.css.ts';
import { storyLink } from './storyLink.ts';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const numbers = [...new Set([...guide.stories, ...guide.tests].flatMap(({ covers }) => covers))].toSorted();

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
      <Table label="Gereksinimler" columns="96px minmax(0, 2fr) minmax(0, 1fr)">
        <TableHead>
          <TableHeader>Numara</TableHeader>
          <TableHeader>Hikâyeler</TableHeader>
          <TableHeader>Testler</TableHeader>
        </TableHead>
        {numbers.map((number) => (
          <TableRow key={number}>
            <TableCell>{number}</TableCell>
            <TableCell>
              <span className={css.covers}>
                {guide.stories
                  .filter(({ covers }) => covers.includes(number))
                  .map(({ id, title, state }) => (
                    <Link key={id} href={storyLink(id)} target="_top">
                      {`${title.split('/').at(-1)} ${state}`}
                    </Link>
                  ))}
              </span>
            </TableCell>
            <TableCell>
              <span className={css.covers}>
                {guide.tests
                  .filter(({ covers }) => covers.includes(number))
                  .map(({ file }) => (
                    <code key={file} className={css.file}>
                      {file}
                    </code>
                  ))}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </Table>
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
