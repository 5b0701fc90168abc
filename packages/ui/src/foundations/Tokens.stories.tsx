import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Layout/Stack.tsx';
import { Table, TableHead, TableHeader } from '../primitives/Table/Table.tsx';
import { tokens } from '../theme/tokens.ts';
import { lead, page } from './foundations.css.ts';
import { TokenRow } from './TokenRow.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The token table itself: nothing here is written twice. */
export const Tokens: Story = {
  render: () => (
    <div className={page}>
      <Stack gap={2}>
        <Heading level={1}>Değerler</Heading>
        <p className={lead}>
          Görünümün bütün değerleri, koddaki adları ve araç çubuğundaki temada aldıkları değerle. Ayar sütunu,
          bir değeri themeSettings içinde hangi yolun değiştirdiğini söyler.
        </p>
      </Stack>
      {Object.entries(tokens).map(([group, rows]) => (
        <Stack gap={2} key={group}>
          <Heading level={2}>{group}</Heading>
          <Table label={group} columns="minmax(160px, 1fr) 200px minmax(200px, 1.2fr) minmax(200px, 1.4fr)">
            <TableHead>
              <TableHeader>Kodda</TableHeader>
              <TableHeader>Değeri</TableHeader>
              <TableHeader>CSS değişkeni</TableHeader>
              <TableHeader>Ayar ve boyadığı yer</TableHeader>
            </TableHead>
            {Object.entries(rows).map(([name, token]) => (
              <TokenRow key={name} group={group} name={name} token={token} />
            ))}
          </Table>
        </Stack>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const count = Object.values(tokens).reduce((sum, rows) => sum + Object.keys(rows).length, 0);
    await expect(canvas.getAllByRole('row')).toHaveLength(count + Object.keys(tokens).length);
  },
};
