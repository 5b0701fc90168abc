import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Layout/Stack.tsx';
import { layer } from '../theme/layers.ts';
import { layerRow, lead, page } from './foundations.css.ts';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Layers: Story = {
  render: () => (
    <div className={page}>
      <Stack gap={2}>
        <Heading level={1}>Katmanlar</Heading>
        <p className={lead}>
          Tek bir merdiven, basamaklar görevleriyle anılır. Pencere, çekmece ve açılır kutular tarayıcının en
          üst katmanındadır; hepsinin üstündedir.
        </p>
      </Stack>
      <div>
        {Object.entries(layer)
          .toReversed()
          .map(([name, zIndex], index) => (
            <div className={layerRow} key={name} style={{ zIndex, marginInlineStart: index * 16 }}>
              {name}: {zIndex}
            </div>
          ))}
      </div>
    </div>
  ),
};
