import pictureReader from '../scan/reader/pictureReader.worker.ts?worker&url';
import tableFile from '../sheet/read/tableFile.worker.ts?worker&url';

interface ScriptPolicy {
  readonly createScriptURL: (text: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** What runs beside the page: the reader of files, and that of pictures. */
const addresses = { tableFile, pictureReader };

const rules: ScriptPolicy = {
  createScriptURL: (text) => {
    if (!Object.values(addresses).includes(text))
      throw new TypeError('Only our own workers run beside the page.');
    return text;
  },
};

let policy: ScriptPolicy | undefined;

/** Starts a worker, whose address the page policy trusts (`trusted-types vitrin-worker`) with those of the others and no more. */
export function openWorker(name: keyof typeof addresses): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('vitrin-worker', rules) ?? rules;
  return new Worker(policy.createScriptURL(addresses[name]), { type: 'module' });
}
