import { htmlPolicy } from '../../primitives/SafeHtml/htmlPolicy.ts';

/**
 * What a bank's page is to us. `form`: nothing but hidden values to be sent to the bank, which we can send ourselves.
 * `page`: anything else, which runs in a place of its own. `none`: there is nothing to show.
 */
export type BankPage =
  | {
      readonly kind: 'form';
      readonly action: string;
      readonly method: 'get' | 'post';
      readonly fields: readonly (readonly [name: string, value: string])[];
    }
  | { readonly kind: 'page'; readonly html: string }
  | { readonly kind: 'none' };

/** Whether we send a form there ourselves; other addresses are for the page policy of the bank's own page to judge. */
const isAllowed = (action: URL): boolean => action.protocol === 'https:' || action.origin === location.origin;

/**
 * Judges the page of a bank. It is parsed into a document that is not shown, runs nothing and loads nothing.
 * @param html as the payment answered it, decoded
 */
export function readBankPage(html: string): BankPage {
  if (html.trim() === '') return { kind: 'none' };
  const page: BankPage = { kind: 'page', html };
  const parsed = new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html');
  // A base would change what the address of the form means.
  const [form, another] = parsed.forms;
  if (!form || another || parsed.querySelector('base')) return page;
  const controls = [...form.elements];
  const inputs = controls.filter((one) => one instanceof HTMLInputElement && one.type === 'hidden');
  if (inputs.length !== controls.length || inputs.length === 0) return page;
  const address = form.getAttribute('action') ?? '';
  const action = URL.canParse(address, location.origin) ? new URL(address, location.origin) : undefined;
  if (!action || address === '' || !isAllowed(action)) return page;
  if (form.enctype !== 'application/x-www-form-urlencoded' || form.acceptCharset !== '') return page;
  return {
    kind: 'form',
    action: action.href,
    method: form.method === 'post' ? 'post' : 'get',
    fields: inputs
      .filter((input) => !input.matches(':disabled'))
      .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const)
      .filter(([name]) => name !== ''),
  };
}

/** Sends a bank's form into a frame of ours, by the frame's name. */
export function sendBankForm(form: Extract<BankPage, { kind: 'form' }>, target: string): void {
  const element = document.createElement('form');
  element.action = form.action;
  element.method = form.method;
  element.target = target;
  element.hidden = true;
  for (const [name, value] of form.fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    element.append(input);
  }
  document.body.append(element);
  // A field may be called `submit`.
  HTMLFormElement.prototype.submit.call(element);
  element.remove();
}
