import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toasts } from './toasts.ts';
import { notes } from './Toast.notes.ts';

const meta = {
  component: ToastRegion,
  args: { label: 'Bildirimler', closeLabel: 'Kapat' },
  beforeEach: () => toasts.clear,
  parameters: { notes, docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.getByRole('region', { name: 'Bildirimler' });
const notice = (title: string) => within(region()).queryByText(title);

export const Default: Story = {
  parameters: { covers: ['LAY-10'] },
  play: async () => {
    toasts.show({ title: 'Başarılı', message: 'Ürün sepete eklendi!', timeout: null });
    await waitFor(() => expect(notice('Başarılı')).toBeVisible());
    await expect(region()).toHaveAttribute('aria-live', 'polite');
  },
};

export const Failed: Story = {
  play: async () => {
    toasts.show({
      tone: 'critical',
      title: 'Eklenemedi',
      message: 'Ürünler sepete eklenemedi. Seçimleriniz korundu.',
    });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Eklenemedi');
  },
};

export const WithAction: Story = {
  play: async () => {
    toasts.show({
      tone: 'info',
      title: 'Sepet boşaltıldı',
      action: { label: 'Geri Al', onPress: fn() },
      timeout: null,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Geri Al' })).toBeVisible());
  },
};

export const LongContent: Story = {
  play: async () => {
    toasts.show({
      tone: 'critical',
      title:
        'Karadağ Yapı Market İnşaat Malzemeleri Sanayi ve Ticaret Limited Şirketi için firma değiştirilemedi.',
      message: 'Bağlantınızı kontrol edip tekrar deneyin. Sorun sürerse bayi temsilcinizi arayın.',
    });
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

export const Many: Story = {
  play: async () => {
    for (const n of [1, 2, 3, 4]) toasts.show({ title: `Bildirim ${n}`, timeout: null });
    await waitFor(() => expect(notice('Bildirim 3')).toBeVisible());
    await expect(notice('Bildirim 4')).toBeNull();
  },
};

export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const GoesByItself: Story = {
  parameters: { covers: ['LIST-15', 'USE-20'] },
  play: async () => {
    toasts.show({
      title: 'Ürün sepete eklendi!',
      action: { label: 'Geri Al', onPress: fn() },
      timeout: 300,
    });
    const card = () => notice('Ürün sepete eklendi!')?.closest('li') as HTMLElement;
    await waitFor(() => {
      void expect(card()).toBeVisible();
      // In the task that has found it, before its time is over.
      void fireEvent.pointerOver(card());
    });
    const before = Date.now();
    await waitFor(() => expect(Date.now() - before).toBeGreaterThan(600), { timeout: 2000 });
    await expect(notice('Ürün sepete eklendi!')).toBeVisible();
    // The mouse goes, the focus stays.
    screen.getByRole('button', { name: 'Geri Al' }).focus();
    await fireEvent.pointerOut(card());
    const left = Date.now();
    await waitFor(() => expect(Date.now() - left).toBeGreaterThan(600), { timeout: 2000 });
    await expect(notice('Ürün sepete eklendi!')).toBeVisible();
    screen.getByRole('button', { name: 'Geri Al' }).blur();
    await waitFor(() => expect(notice('Ürün sepete eklendi!')).toBeNull());
  },
};

export const ClosesByHandAndShowsTheNext: Story = {
  render: (args) => (
    <>
      <Button onPress={() => toasts.show({ tone: 'critical', title: 'İlk' })}>Dene</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Dene' });
    await userEvent.click(button);
    for (const title of ['İkinci', 'Üçüncü', 'Dördüncü']) toasts.show({ tone: 'critical', title });
    await waitFor(() => expect(notice('Üçüncü')).toBeVisible());
    await expect(notice('Dördüncü')).toBeNull();
    for (const title of ['İlk', 'İkinci', 'Üçüncü', 'Dördüncü']) {
      await waitFor(() => expect(notice(title)).toBeVisible());
      const card = within(notice(title)?.closest('li') ?? region());
      await userEvent.click(card.getByRole('button', { name: 'Kapat' }));
      await waitFor(() => expect(notice(title)).toBeNull());
    }
    await expect(button).toHaveFocus();
  },
};

const undo = fn();

export const IsReachedByAKey: Story = {
  parameters: { covers: ['USE-20'] },
  render: (args) => (
    <>
      <input aria-label="Miktar" />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    const input = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.click(input);
    toasts.show({ title: 'Sepet boşaltıldı', action: { label: 'Geri Al', onPress: undo }, timeout: null });
    toasts.show({ title: 'Başarılı', timeout: null });
    const button = await screen.findByRole('button', { name: 'Geri Al' });
    await userEvent.keyboard('{F8}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{F8}{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    // Another notice is still there, and the keyboard goes on where it was all the same.
    await waitFor(() => expect(input).toHaveFocus());
    await expect(notice('Başarılı')).toBeVisible();
  },
};

export const UndoesOnce: Story = {
  play: async ({ userEvent }) => {
    undo.mockClear();
    toasts.show({ title: 'Sepet boşaltıldı', action: { label: 'Geri Al', onPress: undo } });
    await userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(notice('Sepet boşaltıldı')).toBeNull());
  },
};

/** Outside an open modal dialog everything is inert, so the notices move into it and back. */
export const IsReachableAboveADialog: Story = {
  render: function WithDialog(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Dialog title="Cari Seç" closeLabel="Vazgeç" isOpen={isOpen} onOpenChange={setOpen}>
          Firma seçin.
        </Dialog>
        <ToastRegion {...args} />
      </>
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cari Seç' });
    toasts.show({ tone: 'critical', title: 'Firma değiştirilemedi.' });
    await waitFor(() => expect(within(dialog).getByText('Firma değiştirilemedi.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(notice('Firma değiştirilemedi.')).toBeVisible();
  },
};

/** Somebody who has gone on since is not called back by a later notice. */
export const GivesTheFocusBackOnce: Story = {
  render: (args) => (
    <>
      <input aria-label="Miktar" />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.click(input);
    toasts.show({ tone: 'critical', title: 'Eklenemedi' });
    await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(input).toHaveFocus());
    input.blur();
    const id = toasts.show({ title: 'Başarılı', timeout: null });
    await waitFor(() => expect(notice('Başarılı')).toBeVisible());
    toasts.close(id);
    await waitFor(() => expect(notice('Başarılı')).toBeNull());
    await expect(input).not.toHaveFocus();
  },
};

/** Where the dialog goes as a whole, and the region comes with the same change. */
export const ComesAsADialogGoes: Story = {
  render: function InPlaceOfADialog(args) {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <Dialog title="Cari Seç" closeLabel="Vazgeç" isOpen onOpenChange={setOpen}>
        Firma seçin.
      </Dialog>
    ) : (
      <ToastRegion {...args} />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    toasts.show({ title: 'Başarılı', timeout: null });
    await waitFor(() => expect(notice('Başarılı')).toBeVisible());
  },
};
