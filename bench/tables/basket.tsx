import '@vitrin/ui/theme';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { readBasket } from '../../packages/api-client/src/basket/basket.ts';
import { BasketTable } from '../../packages/ui/src/features/basket/BasketTable/BasketTable.tsx';
import { createLineQueue } from '../../packages/ui/src/features/basket/createLineQueue.ts';

const basket = readBasket(await (await fetch('/bench/basket500.json')).json());
/** Nothing is sent: whoever types here types faster than the queue waits for. */
const never = () => new Promise<never>(() => undefined);
const queue = createLineQueue({ update: never, remove: never, onSettled: () => undefined, pause: 60_000 });

/** The rows of the basket, without the page around them. */
const mount = (element: HTMLElement) =>
  flushSync(() =>
    createRoot(element).render(
      <BasketTable basket={basket} queue={queue} onRemove={() => Promise.resolve(false)} />,
    ),
  );
Object.assign(window, { mount });
