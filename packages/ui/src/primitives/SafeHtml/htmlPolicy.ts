interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (text: string) => string },
  ): HtmlPolicy;
}

/** What makes text acceptable to the page policy where it becomes markup. */
export interface HtmlPolicy {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (text: string) => string;
}

const rules: HtmlPolicy = {
  // Only ever parsed into a document that is not shown, runs nothing and loads nothing: the sanitiser judges the result.
  createHTML: (text) => text,
  createScriptURL: () => {
    throw new TypeError('No script address is made from text.');
  },
};

let policy: HtmlPolicy | undefined;

/**
 * The Trusted Types policy (`trusted-types vitrin-html`) of all markup, for the sanitiser and its plain substitute; a browser
 * without Trusted Types gets the same rules bare. Made once: the page policy refuses a second one of the name.
 */
export function htmlPolicy(): HtmlPolicy {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  return (policy ??= trustedTypes?.createPolicy('vitrin-html', rules) ?? rules);
}
