import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FileTextIcon } from '../Icon/FileTextIcon.tsx';
import { PrinterIcon } from '../Icon/PrinterIcon.tsx';
import { TrashIcon } from '../Icon/TrashIcon.tsx';
import { Menu } from './Menu.tsx';
import { notes } from './Menu.notes.ts';

const meta = {
  component: Menu,
  parameters: { notes },
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [() => import('./MenuList.tsx')],
  args: {
    label: 'Belge işlemleri',
    trigger: (props) => <Button {...props}>İşlemler</Button>,
    items: [
      { key: 'print', label: 'Yazdır', icon: <PrinterIcon size="sm" /> },
      { key: 'excel', label: 'Excel’e aktar', icon: <FileTextIcon size="sm" /> },
      { key: 'delete', label: 'Sil', icon: <TrashIcon size="sm" />, tone: 'critical' },
    ],
    onAction: fn(),
  },
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, minHeight: 240, alignItems: 'start' }}>
      <Menu {...args} />
      <Button>Başka</Button>
    </div>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'İşlemler' });
const item = (name: string) => screen.findByRole('menuitem', { name }, { timeout: 5000 });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const menu = await screen.findByRole('menu', { name: 'Belge işlemleri' }, { timeout: 5000 });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(opener()).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { key: 'print', label: 'Yazdır' },
      { key: 'delete', label: 'Sil', isDisabled: true },
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    await expect(await item('Sil')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await item('Sil'));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        key: 'a',
        label: 'Karadağ Yapı Market İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi adına yazdır',
      },
      { key: 'b', label: 'Sil' },
    ],
  },
  play: Default.play,
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      key: `${index}`,
      label: `Fiyat listesi ${index + 1}`,
    })),
  },
  play: Default.play,
};

export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const WorksByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item('Yazdır')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await item('Excel’e aktar')).toHaveFocus();
    await userEvent.keyboard('s');
    await waitFor(async () => expect(await item('Sil')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(opener()).toHaveFocus();
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Yazdır')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await closed();
    await expect(opener()).toHaveFocus();
  },
};

export const ClosesOnAClickElsewhere: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await item('Yazdır');
    await userEvent.click(screen.getByRole('button', { name: 'Başka' }));
    await closed();
  },
};
