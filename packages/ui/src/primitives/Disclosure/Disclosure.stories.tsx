import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Disclosure } from './Disclosure.tsx';
import { notes } from './Disclosure.notes.ts';

const meta = {
  component: Disclosure,
  parameters: { notes },
  args: { title: 'Alt bölüm', children: 'Zemin rengi, yazı rengi', onExpandedChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 376 }}>{Story()}</div>],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Expanded: Story = { args: { isExpanded: true } };

export const WithTrailing: Story = { args: { trailing: <Badge>3</Badge> } };

export const LongContent: Story = {
  args: {
    isExpanded: true,
    title: 'Karadağ Yapı Market İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi teslimat koşulları',
    children: 'Sevkiyat hafta içi her gün yapılır. '.repeat(20),
  },
};

export const Many: Story = {
  render: (args) => (
    <>
      {['Üst şerit', 'Orta bölüm', 'Alt bölüm'].map((title) => (
        <Disclosure key={title} {...args} title={title} name="bolum" />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Üst şerit'));
    await userEvent.click(canvas.getByText('Alt bölüm'));
    const open = () => canvas.getAllByRole('group').filter((group) => group.hasAttribute('open'));
    await waitFor(() => expect(open()).toHaveLength(1));
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const OpensAndCloses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Zemin rengi, yazı rengi')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Alt bölüm'));
    await expect(canvas.getByText('Zemin rengi, yazı rengi')).toBeVisible();
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByText('Alt bölüm'));
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(false));
  },
};
