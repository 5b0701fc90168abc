import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';
import { notes } from './Layout.notes.ts';

const meta = { component: Stack, parameters: { notes }, args: { children: null } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = ['Liste', 'Bayi', 'Peşin', 'Anlaşma', 'Kampanya'];

export const Default: Story = {
  args: { gap: 2, align: 'start', children: parts.map((part) => <Badge key={part}>{part}</Badge>) },
};

/** Side by side, and onto the next line. */
export const SideBySide: Story = {
  render: () => (
    <Inline justify="between">
      <strong>Ürünler</strong>
      <Inline gap={2}>
        {parts.map((part) => (
          <Button key={part} size="sm">
            {part}
          </Button>
        ))}
      </Inline>
    </Inline>
  ),
};

/** As many equal columns as there is room for. */
export const EqualColumns: Story = {
  render: () => (
    <Grid minWidth={160} gap={3}>
      {parts.map((part) => (
        <Button key={part} isBlock>
          {part}
        </Button>
      ))}
    </Grid>
  ),
};
export const Mobile: Story = { ...EqualColumns, globals: { viewport: { value: 'phone' } } };
