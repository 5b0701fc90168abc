import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { readBankPage } from '../readBankPage.ts';
import { ThreeDSecure } from './ThreeDSecure.tsx';

/** A page that stands still in place of the bank: of our origin, as an approved payment's last page is. */
const bankForm = (action = '/favicon/favicon.svg') =>
  `<!doctype html><title>Yönlendiriliyorsunuz…</title><form action="${action}" method="get"><input type="hidden" name="mesaj" value="Güvenli ödeme: ığüşöç"></form><script>document.forms[0].submit()</script>`;

const meta = {
  component: ThreeDSecure,
  args: { html: bankForm(), onEnd: fn(), onArrive: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof ThreeDSecure>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => screen.findByTitle<HTMLIFrameElement>('Banka doğrulama sayfası');

const kindOf = (html: string) => readBankPage(html).kind;

/** Lets the window hear a message as if it came from somewhere. */
const hear = (source: Window | null, data: unknown, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { source, data, origin }));

export const Default: Story = {
  parameters: { covers: ['PAYM-09'] },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText('Lütfen İşlem Sonuna Kadar Bekleyin, Sayfayı Kapatmayın!'),
    ).toBeVisible();
    const { height } = (await frame()).getBoundingClientRect();
    await expect(Math.round(height)).toBe(400);
    await expect(await frame()).not.toHaveAttribute('sandbox');
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await expect(args.onEnd).toHaveBeenCalledWith({ kind: 'left' });
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { covers: ['PAYM-09'] },
  play: async () => {
    const bank = await frame();
    const dialog = screen.getByRole('dialog', { name: '3D Secure Doğrulama' });
    // It slides into its place: where that is, is what counts.
    for (const slide of dialog.getAnimations()) slide.finish();
    const whole = dialog.getBoundingClientRect();
    await expect([whole.left, whole.top].map(Math.round)).toEqual([0, 0]);
    // What a scrollbar takes is left free.
    const { right: edge } = document.documentElement.getBoundingClientRect();
    await expect([whole.right, whole.bottom].map(Math.round)).toEqual([Math.round(edge), innerHeight]);
    const { left, right, bottom, height } = bank.getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([whole.left, whole.right, whole.bottom]);
    await expect(height).toBeGreaterThanOrEqual(400);
  },
};
export const Late: Story = {
  args: { patience: 50 },
  parameters: { covers: ['PAYM-09'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Durumu kontrol et' }));
    await expect(args.onEnd).toHaveBeenCalledWith({ kind: 'left' });
  },
};
export const Blank: Story = {
  args: { html: '  ' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ kind: 'left' }));
  },
};
export const ArrivesAtASuccess: Story = {
  args: { html: bankForm('/spa/payment/success/5') },
  parameters: { covers: ['PAYM-09'] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ kind: 'arrived', id: '5', receiptId: '' }));
  },
};
export const ArrivesAtASuccessWithAMalformedNumber: Story = {
  args: { html: bankForm('/spa/payment/success/%E0') },
  parameters: { covers: ['PAYM-09'] },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onEnd).toHaveBeenCalledWith({ kind: 'arrived', id: '%E0', receiptId: '' }),
    );
  },
};
export const BelievesOnlyItsFrame: Story = {
  parameters: { covers: ['PAYM-09'] },
  play: async ({ args }) => {
    const { contentWindow } = await frame();
    hear(window, 'callHandleFinishCheckout');
    hear(null, 'callHandleFinishCheckout');
    hear(contentWindow, 'callHandleFinishCheckout', 'https://bank.example');
    hear(contentWindow, 'callHandleFinishCheckout', 'null');
    hear(contentWindow, { data: 'callHandleFinishCheckout' });
    hear(contentWindow, 'callHandleFinishCheckout ');
    await expect(args.onEnd).not.toHaveBeenCalled();
    hear(contentWindow, 'callHandleFinishCheckout');
    await expect(args.onEnd).toHaveBeenCalledWith({ kind: 'finish' });
  },
};
export const TellsFormsFromPages: Story = {
  args: { html: bankForm() },
  parameters: { covers: ['PAYM-09'] },
  play: async () => {
    await expect(readBankPage(bankForm('https://bank.example/3ds?a=1&amp;b=ş'))).toMatchObject({
      kind: 'form',
      action: 'https://bank.example/3ds?a=1&b=%C5%9F',
      method: 'get',
      fields: [['mesaj', 'Güvenli ödeme: ığüşöç']],
    });
    // As a browser would send it.
    await expect(
      readBankPage(
        '<form action="https://b.example"><input type="hidden" name="a" value="1" disabled><input type="hidden" name="b" value="2"></form>',
      ),
    ).toMatchObject({ kind: 'form', fields: [['b', '2']] });
    await expect(kindOf('')).toBe('none');
    await expect(kindOf(bankForm('http://bank.example/'))).toBe('page');
    await expect(kindOf(bankForm('javascript:alert(1)'))).toBe('page');
    await expect(kindOf(bankForm() + bankForm())).toBe('page');
    await expect(kindOf(`<base href="https://evil.example">${bankForm('x')}`)).toBe('page');
    await expect(kindOf('<form action="https://b.example"><input name="kod"></form>')).toBe('page');
    await expect(kindOf('<p>Bir hata oluştu</p>')).toBe('page');
  },
};
const hidden = '<input type="hidden" name="a" value="1">';
export const TellsOurOwnAddressesApart: Story = {
  parameters: { covers: ['SAFE-05'] },
  play: async () => {
    const own = { kind: 'form', isOwn: true };
    await expect(readBankPage(bankForm('/basket/order2'))).toMatchObject(own);
    await expect(readBankPage(bankForm(`${location.origin}/x`))).toMatchObject(own);
    await expect(readBankPage('<iframe src="/odeme?a=1"></iframe>')).toEqual({
      ...own,
      action: `${location.origin}/odeme?a=1`,
      method: 'get',
      fields: [['a', '1']],
    });
    await expect(readBankPage(bankForm('https://bank.example/'))).toMatchObject({ isOwn: false });
    await expect(readBankPage('<body><iframe src="https://bank.example/acs"></iframe>')).toEqual({
      kind: 'frame',
      src: 'https://bank.example/acs',
    });
  },
};
export const TellsPagesWithFrames: Story = {
  parameters: { covers: ['SAFE-05'] },
  play: async () => {
    const nested = { kind: 'page', hasFrames: true };
    await expect(readBankPage('<iframe srcdoc="<p>"></iframe>')).toMatchObject(nested);
    await expect(readBankPage('<frameset><frame src="https://b.example"></frameset>')).toMatchObject(nested);
    await expect(readBankPage('<script>document.createElement("iframe")</script>')).toMatchObject(nested);
    await expect(readBankPage('<p class="iframe-box">Çerçeve: frame</p>')).toMatchObject({
      hasFrames: false,
    });
  },
};
export const ReportsNothingOfABankPage: Story = {
  parameters: { covers: ['SAFE-06'] },
  play: async () => {
    // Values come through as they are, whatever looks like a handler in them.
    const value = `x onload='1' style = "a" <style> "onclick`;
    const markup = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const page = `<body style="margin:0"onload="document.forms[0].submit()"><style>p{margin:0}</style><form action="https://b.example" style=color:red onsubmit='x'><input type="hidden" name="on" value="${markup}" onfocus></form>`;
    await expect(readBankPage(page)).toMatchObject({ kind: 'form', fields: [['on', value]] });
    await expect(kindOf(`<form action="https://b.example/\u{E000}">${hidden}</form>`)).toBe('page');
  },
};
