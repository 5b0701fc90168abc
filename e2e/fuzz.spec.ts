import type { Page } from '@playwright/test';
import { generateAnswer } from '../checks/fuzz/generateAnswer.ts';
import { mutateAnswer, pickKind } from '../checks/fuzz/mutateAnswer.ts';
import { callsOf, jsonOperations } from '../checks/fuzz/operations.ts';
import { listSeeds, tellPart } from '../checks/seededPart.ts';
import type { Random } from '../packages/demo-server/src/shop/catalogue/random.ts';
import { answerCalls, type Call } from './answerCalls.ts';
import { everyAddress } from './everyAddress.ts';
import { expect, test } from './fixtures.ts';
import { createRandomOfCall } from './randomOfCall.ts';
import { signIn } from './shop.ts';

const operations = jsonOperations();
/** Who may stay on the page: with a random answer to these every screen would be the login. */
const kept = new Set(['checkLogin']);

/** A random answer, or a mutant of one, in place of the shop's; who is signed in stays signed in. */
function answerAtRandom({ url, method }: Call, random: Random): string | undefined {
  const { pathname } = new URL(url);
  const operation = operations.find(
    (one) => one.method === method.toLowerCase() && one.pattern.test(pathname),
  );
  if (!operation || kept.has(operation.id)) return undefined;
  const answer = generateAnswer(operation.schema, { random });
  if (operation.id === 'getApplication' && typeof answer === 'object' && answer !== null)
    Object.assign(answer, { isAuth: true });
  return random.chance(0.3) ? mutateAnswer(pickKind(random), answer, random) : JSON.stringify(answer);
}

const traces = /\bNaN\b|\bundefined\b|\[object \w+\]|Invalid Date|\bnull\b/;

/** Everything a person could read: texts, and the values, names and hints of what can be filled in. */
const readPage = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[
      ...document.querySelectorAll<HTMLElement>('[aria-label],[title],[alt],[placeholder],input,textarea'),
    ].flatMap((element) => [
      element.ariaLabel ?? '',
      element.title,
      element.getAttribute('alt') ?? '',
      element.getAttribute('placeholder') ?? '',
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
    ]),
  ]);

for (const seed of listSeeds(10)) {
  test(`FAIL-01 every screen shows something sound of random answers, seed ${seed}`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(180_000);
    tellPart(`random answers of every call on every screen, seed ${seed}`);
    await signIn(page);
    const randomOf = createRandomOfCall(seed);
    let screen = '';
    await answerCalls(page, callsOf(operations, shop.origin), (call) =>
      answerAtRandom(call, randomOf(screen, call)),
    );
    for (const address of everyAddress) {
      screen = address;
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('#root'), address).not.toBeEmpty();
      await expect(page.getByRole('main').first(), address).toBeAttached();
      const flaw = (await readPage(page))
        .flatMap((text) => text.split('\n'))
        .find((line) => traces.test(line));
      expect(flaw, address).toBeUndefined();
    }
  });
}
