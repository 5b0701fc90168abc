import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import guide from 'virtual:guide';
import type { GridColumn } from '../../packages/ui/src/primitives/GridTable/GridColumn.ts';
import { GridTable } from '../../packages/ui/src/primitives/GridTable/GridTable.tsx';
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import type { Notes } from '../../packages/ui/src/primitives/Notes.ts';
import * as css from './guide.css.ts';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const files = import.meta.glob<Notes>('../../packages/ui/src/primitives/*/*.notes.ts', {
  eager: true,
  import: 'notes',
});
const primitives = Object.entries(files).map(([file, notes]) => {
  const [, folder = '', name = ''] = /([^/]+)\/([^/]+)\.notes\.ts$/.exec(file) ?? [];
  const title = folder === name ? `Primitives/${name}` : `Primitives/${folder}/${name}`;
  return {
    name,
    id: guide.stories.find((story) => story.title === title)?.id,
    keys: notes.keys,
    roles: notes.roles,
  };
});

type Primitive = (typeof primitives)[number];
const nameOf = ({ name }: Primitive) => name;

const columns: readonly GridColumn<Primitive>[] = [
  {
    key: 'primitive',
    title: 'Parça',
    width: 180,
    cell: ({ name, id }) => (
      <Link href={`./?path=/docs/${id?.replace(/--.*/, '--docs')}`} target="_top">
        {name}
      </Link>
    ),
  },
  {
    key: 'keys',
    title: 'Tuşlar',
    width: { least: 240, share: 1 },
    cell: ({ keys }) =>
      Object.keys(keys).length === 0 ? (
        'Klavyeyle üzerinde durulmaz.'
      ) : (
        <dl className={css.keys}>
          {Object.entries(keys).map(([key, does]) => (
            <Fragment key={key}>
              <dt className={css.key}>{key}</dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      ),
  },
  { key: 'roles', title: 'Rol', width: 240, cell: ({ roles }) => roles.join(', ') },
];

/** What every primitive does by keyboard and tells a screen reader; the same notes stand on their pages. */
export const Keyboard: Story = {
  render: () => (
    <div className={css.page}>
      <header className={css.screen}>
        <Heading level={1}>Klavye ve erişilebilirlik</Heading>
        <p className={css.lead}>
          Her temel parçanın tuşları ve rolü. Adı, odağı ve ekran okuyucuya söyledikleri kendi sayfasındadır.
        </p>
      </header>
      <GridTable label="Tuşlar" columns={columns} rows={primitives} rowKey={nameOf} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(primitives.length + 1);
    await expect(canvas.getByRole('link', { name: 'LinkButton' })).toHaveAttribute(
      'href',
      './?path=/docs/primitives-link-linkbutton--docs',
    );
    await expect(primitives.filter(({ id }) => id === undefined)).toEqual([]);
  },
};
