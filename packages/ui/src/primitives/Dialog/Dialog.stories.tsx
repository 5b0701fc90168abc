import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { notes } from './Dialog.notes.ts';

/** A button and the dialog it opens, as every screen has them. */
function Opener(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => onOpenChange(true)}>Aç</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={onOpenChange} />
    </>
  );
}

const paragraph =
  '26–28 Aralık arasında sevkiyat yapılmayacaktır. Siparişlerinizi 25 Aralık saat 14.00’e kadar iletebilirsiniz.';

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Yıl sonu sayımı nedeniyle sevkiyat planı',
    closeLabel: 'Kapat',
    children: paragraph,
  },
  render: (args) => <Opener {...args} />,
  parameters: { notes, docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Yıl sonu sayımı nedeniyle sevkiyat planı' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  args: {
    footer: (
      <>
        <Button tone="quiet">Bir daha gösterme</Button>
        <Button tone="brand">Sevkiyat Takvimi</Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const CloseOverContent: Story = {
  args: {
    header: 'overlay',
    isFlush: true,
    children: <div style={{ height: 240, display: 'grid', placeItems: 'center' }}>Resim</div>,
    footer: <Button tone="brand">Sevkiyat Takvimi</Button>,
  },
};

export const LongContent: Story = {
  args: {
    title:
      'Karadağ Yapı Market İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi adına sevkiyat planı değişikliği',
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>{paragraph}</p>),
    footer: <Button tone="brand">Sevkiyat Takvimi</Button>,
  },
};

export const Mobile: Story = {
  args: { isFullScreenOnPhone: true, footer: <Button tone="brand">Sevkiyat Takvimi</Button> },
  globals: { viewport: { value: 'phone' } },
};

export const ClosesOnEscapeAndGivesTheFocusBack: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Aç' });
    await userEvent.click(opener);
    await waitFor(async () => expect(await dialog()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await gone();
    await expect(opener).toHaveFocus();
  },
};

export const ClosesByItsButton: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Aç' });
    await userEvent.click(opener);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Kapat' }));
    await gone();
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

export const ClosesOnTheScrimOnly: Story = {
  play: async ({ args, userEvent }) => {
    const element = await dialog();
    await userEvent.click(screen.getByText(paragraph));
    // Text selected from inside to outside ends in a click on the dialog element.
    const beside = { clientX: 200, clientY: 4 };
    await fireEvent.pointerDown(screen.getByText(paragraph), { clientX: 600, clientY: 400 });
    await fireEvent.click(element, beside);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[MouseLeft]', target: element, coords: beside });
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await gone();
  },
};

export const WaitsForAnAnswer: Story = {
  args: {
    isOpen: true,
    isDismissable: false,
    role: 'alertdialog',
    size: 'sm',
    title: 'Tüm ayarlar sıfırlansın mı?',
    children: 'Bu işlem geri alınamaz.',
    footer: <Button tone="danger">Sıfırla</Button>,
  },
  play: async ({ args, userEvent }) => {
    const element = await screen.findByRole('alertdialog', { name: 'Tüm ayarlar sıfırlansın mı?' });
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[MouseLeft]', target: element, coords: { clientX: 200, clientY: 4 } });
    await fireEvent(element, new Event('cancel', { cancelable: true }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(element).toBeVisible());
  },
};

/** As when the browser closes it for a repeated back gesture, without asking. */
export const FollowsTheBrowser: Story = {
  play: async ({ args }) => {
    const element = await dialog();
    if (element instanceof HTMLDialogElement) element.close();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await gone();
  },
};

function SearchDialog(props: DialogProps) {
  const initialFocus = useRef<HTMLInputElement>(null);
  return (
    <Opener {...props} initialFocus={initialFocus}>
      <TextField ref={initialFocus} label="Cari ara" />
    </Opener>
  );
}

export const FocusesWhatIsAsked: Story = {
  args: { isOpen: false, title: 'Cari Seç' },
  render: (args) => <SearchDialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aç' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Cari ara' })).toHaveFocus());
  },
};
