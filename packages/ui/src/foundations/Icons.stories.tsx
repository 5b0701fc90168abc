import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Grid } from '../primitives/Layout/Grid.tsx';
import { Stack } from '../primitives/Layout/Stack.tsx';
import { iconTile, lead, page, quiet } from './foundations.css.ts';

const modules = import.meta.glob<Record<string, ComponentType<{ size?: 'lg' }>>>(
  '../primitives/Icon/*Icon.tsx',
  {
    eager: true,
  },
);
const icons = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(([name]) => name !== 'Icon'),
);

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  render: () => (
    <div className={page}>
      <Stack gap={2}>
        <Heading level={1}>Simgeler</Heading>
        <p className={lead}>
          Lucide çizgileri, kalınlık 1,75; her biri kendi dosyasında tek yoldur. Stok durumunun üç işareti
          renkten önce biçimleriyle ayrılır.
        </p>
      </Stack>
      <Grid minWidth={128} gap={3}>
        {icons.map(([name, Drawing]) => (
          <div className={iconTile} key={name}>
            <Drawing size="lg" />
            <code className={quiet}>{name.replace(/Icon$/, '')}</code>
          </div>
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll<SVGPathElement>('svg path')];
    await expect(paths.length).toBeGreaterThanOrEqual(icons.length);
    for (const path of paths) await expect(path.getTotalLength()).toBeGreaterThan(0);
  },
};
export const Dark: Story = { ...Icons, globals: { scheme: 'dark' } };
