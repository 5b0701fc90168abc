import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { photograph, printLabel } from '../packages/ui/src/scan/reader/labels.fixture.ts';
import { journeyLaunch } from '../scripts/chromium.ts';
import { expect, test as base } from './fixtures.ts';
import { signIn, tabTo } from './shop.ts';

/** A GS1 label and one with a code of the seller's, as a camera sees them beside each other. */
async function film(): Promise<Buffer> {
  const labels = [
    { format: 'DataMatrix', text: '(01)08690022903421(10)AB-1', options: 'gs1' },
    { format: 'Code128', text: 'KL-KA-6-UT' },
  ] as const;
  const prints = await Promise.all(labels.map((label) => printLabel(label, 3)));
  return photograph(prints, { width: 1280, height: 720, tilt: 4, blur: 0.6, light: 0.7 }).encode('jpeg');
}

/** A browser with a camera in front of which labels lie. */
const test = base.extend({
  launchOptions: [
    async ({ browserName }, run) => {
      const folder = mkdtempSync(join(tmpdir(), `vitrin-film-${browserName}-`));
      const file = join(folder, 'labels.mjpeg');
      writeFileSync(file, await film());
      const { args, ...launch } = journeyLaunch();
      // The shell of a browser without a window asks nobody: it is told that the camera is allowed.
      const fake = `--use-fake-ui-for-media-stream --use-fake-device-for-media-stream --use-file-for-fake-video-capture=${file}`;
      await run({ ...launch, args: [...args, ...fake.split(' ')] });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** How many cameras the page has opened, and how many of them still run. */
const cameras = (page: Page) =>
  page.evaluate(() => {
    const streams = (Reflect.get(window, 'streams') ?? []) as readonly MediaStream[];
    const running = streams.filter((stream) =>
      stream.getTracks().some(({ readyState }) => readyState === 'live'),
    );
    return { opened: streams.length, running: running.length };
  });

test('WARE-01 labels before the camera become rows, and at the search a product; the camera is off afterwards', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    Reflect.set(window, 'streams', streams);
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      streams.push(stream);
      return stream;
    };
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const readers = () => fetched.filter((address) => /zxing|[.]wasm$|pictureReader/.test(address));

  await signIn(page);
  await page.goto('hizli-siparis');
  const code = page.getByRole('textbox', { name: /^Kod: satır / });
  await expect(code).toHaveCount(1);
  expect(readers()).toEqual([]);
  await tabTo(page, /^Kamera ile Tara$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kod Tara' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  expect(readers().every((address) => new URL(address).origin === new URL(page.url()).origin)).toBe(true);
  expect(await cameras(page)).toEqual({ opened: 1, running: 1 });
  await tabTo(page, /^Bitti$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kamera ile Tara' })).toBeFocused();
  expect(await cameras(page)).toEqual({ opened: 1, running: 0 });
  await expect(page.getByRole('button', { name: 'Sepete Ekle (2)' })).toBeVisible();
  const written = await code.evaluateAll((fields) =>
    fields.map((field) => (field as HTMLInputElement).value),
  );
  expect(new Set(written)).toEqual(new Set(['8690022903421', 'KL-KA-6-UT', '']));

  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Arama' }).getByRole('button', { name: 'Kamera ile Tara' }).click();
  await expect(page).toHaveURL(/[/]product[/]\d+/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await cameras(page)).toEqual({ opened: 2, running: 0 });
});
