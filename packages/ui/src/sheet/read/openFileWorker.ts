import address from './tableFile.worker.ts?worker&url';

interface ScriptPolicy {
  readonly createScriptURL: (text: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const rules: ScriptPolicy = {
  createScriptURL: (text) => {
    if (text !== address) throw new TypeError('Only the reader of files is run beside the page.');
    return text;
  },
};

let policy: ScriptPolicy | undefined;

/** Starts the worker that reads files, whose address the page policy trusts (`trusted-types vitrin-worker`) and no other. */
export function openFileWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('vitrin-worker', rules) ?? rules;
  return new Worker(policy.createScriptURL(address), { type: 'module' });
}
