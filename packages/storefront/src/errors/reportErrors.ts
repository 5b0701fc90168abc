import { createReporter } from './createReporter.ts';
import { describeError, type ErrorOrigin, type ErrorReport } from './describeError.ts';
import { screenPattern } from './screenPattern.ts';
import { writeEnvelope } from './writeEnvelope.ts';

/** Whom to tell, as whoever runs the shop has set it; nobody by default. */
const collector: Promise<string | null> = fetch('/spa/reporting.json')
  .then((answer) => answer.json())
  .then((settings: unknown) => readCollector(settings))
  .catch(() => null);

/** The address of a collector in its settings; null for none, and for what is no web address. */
function readCollector(settings: unknown): string | null {
  const address: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'collector') : null;
  return typeof address === 'string' && /^https?:\/\//.test(address) ? address : null;
}

async function tell(what: ErrorReport): Promise<void> {
  const address = await collector;
  if (address === null) return;
  // Not randomUUID, which is there over https only.
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), hexOf).join('');
  // As plain text: a collector elsewhere must not need to be asked first.
  navigator.sendBeacon(address, writeEnvelope(what, { now: new Date(), id }));
}

const hexOf = (byte: number) => byte.toString(16).padStart(2, '0');

const report = createReporter((what) => void tell(what));

/** Tells the collector, if there is one, that something went wrong. */
export function reportError(origin: ErrorOrigin, error: unknown): void {
  report(
    describeError(origin, error, { screen: screenPattern(location.pathname), scripts: loadedScripts() }),
  );
}

function loadedScripts(): string[] {
  const elements = document.querySelectorAll<HTMLElement>('script[src], link[rel="modulepreload"]');
  const addresses = [...elements].map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '');
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...addresses, ...fetched].flatMap((address) => /\/assets\/([\w.-]+\.js)$/.exec(address)?.[1] ?? []);
}
