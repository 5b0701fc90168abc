import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PrinterIcon } from '../Icon/PrinterIcon.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { notes } from './Drawer.notes.ts';

function Opener(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => onOpenChange(true)}>Detay</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={onOpenChange} />
    </>
  );
}

const meta = {
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Fatura Detayı',
    closeLabel: 'Kapat',
    children: 'Belge No KTA2026000019472',
  },
  render: (args) => <Opener {...args} />,
  parameters: { notes, docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = {
  args: {
    size: 'lg',
    actions: <Button icon={<PrinterIcon />}>Belgeyi Yazdir</Button>,
    footer: <strong>Genel Toplam 34.014,73 TL</strong>,
  },
};

export const Left: Story = { args: { side: 'left', size: 'sm', title: 'Menü', children: 'Kategoriler' } };

export const LongContent: Story = {
  args: {
    title: 'Karadağ Yapı Market İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi satış faturası detayı',
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={index}>Hidrosan Pirinç Küresel Vana 1&quot; PN 40</p>
    )),
    footer: <Button tone="brand">Sepete Git</Button>,
  },
};

export const Mobile: Story = {
  args: { side: 'left', size: 'sm', title: 'Menü' },
  globals: { viewport: { value: 'phone' } },
};

export const OpensAndClosesByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Detay' });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Fatura Detayı' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
