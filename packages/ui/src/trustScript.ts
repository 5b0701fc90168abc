interface ScriptPolicy {
  readonly createScriptURL: (text: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const policies = new Map<string, ScriptPolicy>();

/**
 * Trusts one of some scripts to run beside the page, and no other at any address.
 * @param name of the policy, which the page policy allows (`trusted-types` in the server's `securityHeaders.ts`)
 * @param addresses all that the policy is for, the same at every call
 */
export function trustScript(name: string, addresses: readonly string[], address: string): string {
  const known = policies.get(name) ?? createPolicy(name, addresses);
  policies.set(name, known);
  return known.createScriptURL(address);
}

function createPolicy(name: string, addresses: readonly string[]): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL: (text) => {
      if (!addresses.includes(text)) throw new TypeError(`${name} is only for our own.`);
      return text;
    },
  };
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
