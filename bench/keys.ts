import { pressKey, type SlowPage } from './browser.ts';
import { median } from './numbers.ts';

/** What a key in a field costs. */
export interface KeyCost {
  /** Milliseconds of main-thread processor time. */
  readonly cpu: number;
  /** Milliseconds from the key to the frame that shows it. */
  readonly frame: number;
}

const keys = ['3', 'Backspace', '3', 'Backspace', '3', 'Backspace', '3', 'Backspace'];

/** Types into the tenth field that `selector` finds, or the one of a place from 0, as quantities are typed. */
export async function measureKeys(
  { page, cdp, cpu }: SlowPage,
  selector: string,
  place = 9,
): Promise<KeyCost> {
  const field = page.locator(selector).nth(place);
  await field.scrollIntoViewIfNeeded();
  await field.click();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        requestAnimationFrame(() => {
          // Runs when the frame is done.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => frames.push(performance.now() - pressed), { once: true });
          port1.start();
          port2.postMessage(0);
        });
      },
      true,
    );
  });
  const press = async (key: string) => {
    await pressKey(cdp, key);
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => setTimeout(done));
        }),
    );
  };
  await press('1');
  await press('2');
  await page.evaluate(() => (Reflect.get(window, 'frames') as unknown as number[]).splice(0));
  const before = await cpu();
  for (const key of keys) await press(key);
  const after = await cpu();
  const frames = await page.evaluate(() => Reflect.get(window, 'frames') as unknown as number[]);
  const typed = await field.inputValue();
  if (!typed.includes('12')) throw new Error(`The field shows '${typed}' after 12 was typed.`);
  return { cpu: (after - before) / keys.length, frame: median(frames) };
}
