import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, spyOn, waitFor } from 'storybook/test';
import { keepScanSettings } from '../../../scan/scanSettings.ts';
import { type FakeCamera, fakeCamera, photo } from './camera.fixture.ts';
import { ScanDialog, type ScanDialogProps } from './ScanDialog.tsx';

let camera: FakeCamera;
const give = (options?: Parameters<typeof fakeCamera>[0]) => () => {
  camera = fakeCamera(options);
  keepScanSettings({ hasSound: false, hasVibration: true });
  return () => {
    camera.restore();
    keepScanSettings({ hasSound: true, hasVibration: true });
  };
};

/** With what was read below it, as in Hızlı Sipariş. */
function Shown(props: ScanDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <ScanDialog
      {...props}
      isOpen={isOpen}
      told={codes.length > 0 ? `${codes.at(-1)} okundu` : props.told}
      onCodes={(read) => {
        setCodes(read);
        props.onCodes(read);
      }}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
    />
  );
}

const meta = {
  component: ScanDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    onCodes: fn(),
    children: <h3 style={{ padding: 16 }}>Son okutulanlar</h3>,
  },
  beforeEach: give(),
  render: (args) => <Shown {...args} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof ScanDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 20_000 };
const button = (name: string) => screen.findByRole('button', { name }, patience);
const isOn = async () => expect((await button('Dondur')).isConnected).toBe(true);
const ended = (stream: MediaStream | undefined) =>
  stream?.getTracks().every(({ readyState }) => readyState === 'ended');
const troubled: Story['play'] = async () => {
  await expect(await screen.findByRole('alert', {}, patience)).toBeVisible();
  await expect(await button('Fotoğraf Seç')).toBeVisible();
  await expect(await button('Tekrar Dene')).toBeVisible();
  await expect(await button('Kod Yaz')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Ses' })).toBeNull();
};

export const Default: Story = {
  beforeEach: give({ codes: ['EK-NYM-3250'], hasTorch: true, cameras: ['back', 'front'] }),
  play: async () => {
    await expect(await screen.findByText('EK-NYM-3250 okundu', {}, patience)).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Kod Tara' })).toBeVisible();
    await expect(await button('Fener')).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Loading: Story = {
  beforeEach: give({ isSilent: true }),
  play: async () => {
    await expect(await screen.findByText(/^Kamera açılıyor/)).toBeVisible();
    await expect(await button('Bitti')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: give({ refusal: 'NotAllowedError' }),
  parameters: { covers: ['WARE-02'] },
  play: async (context) => {
    await expect(await screen.findByText('Kameraya izin verilmedi', {}, patience)).toBeVisible();
    await troubled(context);
  },
};
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
/** In letters of half as large again, what ends the reading is still in the window. */
export const MobileInLargeLetters: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '24px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async () => {
    await isOn();
    await expect((await button('Bitti')).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
/** On its side there is no room below the camera: what ends the reading, and the list, stand beside it. */
export const LyingInLargeLetters: Story = {
  ...MobileInLargeLetters,
  parameters: {
    covers: ['WARE-03'],
    viewport: {
      options: { lying: { name: 'Yatay 844', styles: { width: '844px', height: '390px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'lying' } },
};
export const MobileFailed: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } };
/** Where one code is all that is wanted, as at the search. */
export const Alone: Story = { ...Default, args: { children: undefined } };
export const Missing: Story = {
  beforeEach: give({ refusal: 'NotFoundError' }),
  parameters: { covers: ['WARE-02'] },
  play: async (context) => {
    await expect(await screen.findByText('Kamera bulunamadı', {}, patience)).toBeVisible();
    await troubled(context);
  },
};
export const Busy: Story = {
  beforeEach: give({ refusal: 'NotReadableError' }),
  parameters: { covers: ['WARE-02'] },
  play: async (context) => {
    await expect(await screen.findByText('Kamera kullanılamıyor', {}, patience)).toBeVisible();
    await troubled(context);
  },
};
export const Insecure: Story = {
  beforeEach: () => {
    const restore = give()();
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'mediaDevices');
      restore();
    };
  },
  parameters: { covers: ['WARE-02'] },
  play: async (context) => {
    await expect(await screen.findByText('Bu adreste kamera açılamaz', {}, patience)).toBeVisible();
    await troubled(context);
  },
};
/** Neither the browser's reader nor ours can be had. */
export const WithoutReader: Story = {
  beforeEach: () => {
    const restore = give()();
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    const worker = spyOn(globalThis, 'Worker').mockImplementation(function none() {
      throw new TypeError('There is none');
    });
    return () => {
      worker.mockRestore();
      restore();
    };
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Kod okuyucu yüklenemedi', {}, patience)).toBeVisible();
    mocked(globalThis.Worker).mockRestore();
    await userEvent.click(await button('Tekrar Dene'));
    await isOn();
    await waitFor(() => expect(screen.queryByText(/hazırlanıyor/)).toBeNull(), patience);
  },
};
export const RecoversOnRetry: Story = {
  beforeEach: give({ refusal: 'NotAllowedError' }),
  parameters: { covers: ['WARE-02'] },
  play: async ({ userEvent }) => {
    const again = await button('Tekrar Dene');
    camera.restore();
    camera = fakeCamera();
    await userEvent.click(again);
    await isOn();
    // Another program takes it.
    for (const track of camera.streams[0]?.getTracks() ?? []) track.dispatchEvent(new Event('ended'));
    await expect(await screen.findByText('Kamera kullanılamıyor', {}, patience)).toBeVisible();
  },
};
export const ReadsEachCodeOnce: Story = {
  beforeEach: give({ codes: ['AM-01'] }),
  parameters: { covers: ['WARE-01'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(args.onCodes).toHaveBeenCalledWith(['AM-01']), patience);
    const before = camera.frames();
    await waitFor(() => expect(camera.frames()).toBeGreaterThan(before + 2), patience);
    camera.codes = ['AM-01', '\u001D0108690224281570'];
    await waitFor(() => expect(args.onCodes).toHaveBeenLastCalledWith(['8690224281570']), patience);
    await expect(args.onCodes).toHaveBeenCalledTimes(2);
    await expect([camera.shakes(), camera.beeps()]).toEqual([2, 0]);

    // Frozen, it reads nothing.
    await userEvent.click(await button('Dondur'));
    await expect(await screen.findByText('Tarama durdu.')).toBeVisible();
    const frozen = camera.frames();
    camera.codes = ['AM-02'];
    await userEvent.click(await button('Titreşim'));
    await userEvent.click(await button('Ses'));
    await expect(camera.frames()).toBeLessThanOrEqual(frozen + 1);
    await userEvent.click(await button('Devam Et'));
    await waitFor(() => expect(args.onCodes).toHaveBeenLastCalledWith(['AM-02']), patience);
    await expect([camera.shakes(), camera.beeps()]).toEqual([2, 1]);
    // This camera has no light, and is the only one.
    await expect(screen.queryByRole('button', { name: 'Fener' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Çevir' })).toBeNull();
  },
};
/** A torn label: its number is written, and the camera goes on. */
export const TakesACodeByHand: Story = {
  parameters: { covers: ['WARE-01'] },
  play: async ({ args, userEvent }) => {
    await isOn();
    await userEvent.click(await button('Kod Yaz'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Kod' })).toHaveFocus());
    // Nothing is read while a hand writes.
    camera.codes = ['AM-01'];
    await userEvent.keyboard(' 8690224281570 {Enter}');
    await expect(args.onCodes).toHaveBeenNthCalledWith(1, ['8690224281570']);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Kod' })).toBeNull());
    await expect(await button('Kod Yaz')).toHaveFocus();
    await waitFor(() => expect(args.onCodes).toHaveBeenLastCalledWith(['AM-01']), patience);
  },
};
/**
 * Without a camera one code after the other is written, and nothing written is nothing. A press that began before the camera was
 * refused ends at the same button, in the same place.
 */
export const TakesCodesWithoutACamera: Story = {
  beforeEach: give({ isSilent: true }),
  parameters: { covers: ['WARE-02'] },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { args, userEvent } = context;
    const pressed = await button('Kod Yaz');
    const { left, top, width, height } = pressed.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: pressed });
    camera.refuse('NotAllowedError');
    await troubled(context);
    const there = document.elementFromPoint(left + width / 2, top + height / 2) ?? document.body;
    await userEvent.pointer({ keys: '[/MouseLeft]', target: there });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Kod' })).toHaveFocus());
    await userEvent.keyboard('AM-01{Enter}  {Enter}AM-02');
    await userEvent.click(await button('Ekle'));
    await expect(mocked(args.onCodes).mock.calls).toEqual([[['AM-01']], [['AM-02']]]);
    await expect(await screen.findByText('AM-02 okundu')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Kod' })).toHaveFocus();
  },
};
/** Light, and another camera, which is remembered. */
export const LightsAndTurns: Story = {
  beforeEach: give({ hasTorch: true, cameras: ['back', 'front'] }),
  parameters: { covers: ['WARE-01'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Fener'));
    await waitFor(async () => expect(await button('Fener')).toHaveAttribute('aria-pressed', 'true'));
    await expect(camera.lights).toEqual([[{ torch: true }]]);
    await userEvent.click(await button('Ses'));
    await expect(await button('Ses')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await button('Çevir'));
    await waitFor(() => expect(camera.asked).toEqual(['back', 'front']), patience);
    await expect(ended(camera.streams[0])).toBe(true);
    await expect(localStorage.getItem('vitrin-scanning')).toContain('front');
    await expect(await button('Fener')).toHaveAttribute('aria-pressed', 'false');
  },
};
export const StopsTheCamera: Story = {
  parameters: { covers: ['WARE-01'] },
  play: async ({ args, userEvent }) => {
    await isOn();
    // Another tab in front of it.
    const state = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(ended(camera.streams[0])).toBe(true), patience);
    state.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(camera.streams).toHaveLength(2), patience);
    await isOn();
    await userEvent.click(await button('Bitti'));
    await waitFor(() => expect(ended(camera.streams[1])).toBe(true), patience);
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ReadsPhotos: Story = {
  beforeEach: give({ refusal: 'NotAllowedError' }),
  parameters: { covers: ['WARE-02'] },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alert', {}, patience);
    const input = document.querySelector('input[type=file][aria-label="Fotoğraf Seç"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for photos');
    await userEvent.upload(input, await photo());
    await expect(await screen.findByText(/^Fotoğrafta kod bulunamadı/, {}, patience)).toBeVisible();
    await userEvent.upload(input, new File(['text'], 'liste.png', { type: 'image/png' }));
    await expect(await screen.findByText(/^Bu dosya açılamadı/, {}, patience)).toBeVisible();
    camera.codes = ['AM-01', 'AM-01', 'AM-02'];
    await userEvent.upload(input, await photo());
    await waitFor(() => expect(args.onCodes).toHaveBeenCalledWith(['AM-01', 'AM-02']), patience);
    await expect(await screen.findByText('AM-02 okundu')).toBeVisible();
  },
};
