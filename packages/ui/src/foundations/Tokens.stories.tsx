import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Layout/Stack.tsx';
import { GridTable } from '../primitives/GridTable/GridTable.tsx';
import { tokens } from '../theme/tokens.ts';
import { lead, page } from './foundations.css.ts';
import { tokenColumns, tokenName } from './tokenColumns.tsx';

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
          <GridTable
            label={group}
            columns={tokenColumns}
            rows={Object.entries(rows).map(([name, token]) => ({ group, name, token }))}
            rowKey={tokenName}
          />
        </Stack>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const count = Object.values(tokens).reduce((sum, rows) => sum + Object.keys(rows).length, 0);
    await expect(canvas.getAllByRole('row')).toHaveLength(count + Object.keys(tokens).length);
  },
};
