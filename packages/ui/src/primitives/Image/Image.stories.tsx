import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PackageIcon } from '../Icon/PackageIcon.tsx';
import { Grid } from '../Layout/Grid.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Image } from './Image.tsx';
import { notes } from './Image.notes.ts';

/** A drawing, so that the story needs no file of a shop. */
const wrench = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect x="20" y="66" width="150" height="28" rx="14" fill="#8796a0"/><circle cx="184" cy="80" r="40" fill="#5b6b75"/><path d="M184 80l60-28v56z" fill="#fff"/></svg>',
)}`;

const meta = {
  component: Image,
  parameters: { notes },
  args: { src: wrench, alt: 'Kombine anahtar 17 mm', size: 160 },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { src: null } };
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Kombine anahtar 17 mm' })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

export const Thumbnails: Story = {
  render: (args) => (
    <Inline>
      <Image {...args} size={32} />
      <Image {...args} size={32} src={undefined} />
      <Image {...args} size={64} />
      <Image {...args} size={64} src={undefined} placeholder={<PackageIcon size="lg" />} />
    </Inline>
  ),
};

/** What is seen first is under way before it is in the document. */
export const Priority: Story = {
  args: { isPriority: true },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('loading', 'eager');
    const early = document.head.querySelector(`link[rel=preload][as=image][href="${wrench}"]`);
    await expect(early).not.toBeNull();
  },
};

export const AsWideAsItsPlace: Story = {
  render: (args) => (
    <Grid minWidth={160}>
      {['1', '4 / 3', '16 / 9'].map((ratio) => (
        <Image {...args} key={ratio} size={undefined} ratio={ratio} />
      ))}
    </Grid>
  ),
};

export const ShowsTheNextPictureAfterAFailedOne: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement, mount, args }) => {
    await mount(<Image {...args} />);
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await mount(<Image {...args} src={wrench} />);
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', wrench);
  },
};
