interface ScriptPolicy {
  readonly createScriptURL: (text: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const policies = new Map<string, ScriptPolicy>();

/**
 * Trusts the script at one address, and at no other, to run beside the page.
 * @param name of the policy, which the page policy allows (`trusted-types` in the server's `securityHeaders.ts`)
 */
export function trustScript(name: string, address: string): string {
  const known = policies.get(name) ?? createPolicy(name, address);
  policies.set(name, known);
  return known.createScriptURL(address);
}

function createPolicy(name: string, address: string): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL: (text) => {
      if (text !== address) throw new TypeError(`${name} is for one address.`);
      return text;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
