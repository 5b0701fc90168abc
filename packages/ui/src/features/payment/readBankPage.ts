import { htmlPolicy } from '../../primitives/SafeHtml/htmlPolicy.ts';

/**
 * What a bank's page is to us. `form`: nothing but hidden values to be sent, which we can do ourselves; `isOwn` where they go
 * to our own origin, which nothing that a bank sends reaches with the session. `frame`: nothing but a frame. `page`: anything else,
 * which runs in a place of its own; `hasFrames` where it nests others. `none`: there is nothing to show.
 */
export type BankPage =
  | {
      readonly kind: 'form';
      readonly action: string;
      readonly method: 'get' | 'post';
      readonly fields: readonly (readonly [name: string, value: string])[];
      readonly isOwn: boolean;
    }
  | { readonly kind: 'frame'; readonly src: string }
  | { readonly kind: 'page'; readonly html: string; readonly hasFrames: boolean }
  | { readonly kind: 'none' };

/** Whether we send a form there ourselves; other addresses are for the page policy of the bank's own page to judge. */
const isAllowed = (action: URL): boolean => action.protocol === 'https:' || isOwn(action);

const isOwn = ({ origin }: URL) => origin === location.origin;

/** What stands in a name makes it another: of a private use, so that no bank's page has it. */
const mark = '\u{E000}';

/**
 * Handlers and styles are nothing to whoever reads a page, but a document that is parsed here is under the policy of ours,
 * which reports every one of them.
 */
const withoutHandlers = (html: string) =>
  html.replace(/<(?=style[\s/>])|[\s"'/](?=on[a-z]|style\s*=)/gi, `$&${mark}`);

const asSent = (text: string | null) => (text ?? '').replaceAll(mark, '');

const aFrame = /<i?frame[\s/>]|["'`]i?frame["'`]/i;

/**
 * Judges the page of a bank. It is parsed into a document that is not shown, runs nothing and loads nothing.
 * @param html as the payment answered it, decoded
 */
export function readBankPage(html: string): BankPage {
  if (html.trim() === '') return { kind: 'none' };
  const page: BankPage = { kind: 'page', html, hasFrames: aFrame.test(html) };
  // A base would change what the addresses mean.
  if (html.includes(mark) || /<base[\s/>]/i.test(html)) return page;
  const parsed = new DOMParser().parseFromString(htmlPolicy().createHTML(withoutHandlers(html)), 'text/html');
  const [form, another] = parsed.forms;
  if (!form) return loneFrame(parsed) ?? page;
  if (another) return page;
  const controls = [...form.elements];
  const inputs = controls.filter((one) => one instanceof HTMLInputElement && one.type === 'hidden');
  if (inputs.length !== controls.length || inputs.length === 0) return page;
  const address = asSent(form.getAttribute('action'));
  const action = addressOf(address);
  if (!action || !isAllowed(action)) return page;
  if (form.enctype !== 'application/x-www-form-urlencoded' || form.acceptCharset !== '') return page;
  return {
    kind: 'form',
    action: action.href,
    method: form.method === 'post' ? 'post' : 'get',
    fields: inputs
      .filter((input) => !input.matches(':disabled'))
      .map((input) => [asSent(input.getAttribute('name')), asSent(input.getAttribute('value'))] as const)
      .filter(([name]) => name !== ''),
    isOwn: isOwn(action),
  };
}

const addressOf = (address: string) =>
  address !== '' && URL.canParse(address, location.origin) ? new URL(address, location.origin) : undefined;

/** A page around one frame is the frame: one less between it and the window it leads back to. */
function loneFrame(parsed: Document): BankPage | undefined {
  const [frame, another] = parsed.querySelectorAll('iframe');
  if (!frame || another || parsed.querySelector('script, frame, object, embed, a')) return undefined;
  const src = addressOf(asSent(frame.getAttribute('src')));
  if (!src || !/^https?:$/.test(src.protocol) || frame.hasAttribute('srcdoc')) return undefined;
  if (!isOwn(src)) return { kind: 'frame', src: src.href };
  return { kind: 'form', action: src.href, method: 'get', fields: [...src.searchParams], isOwn: true };
}

type BankForm = Extract<BankPage, { kind: 'form' }>;

function buildForm(form: BankForm): HTMLFormElement {
  const element = document.createElement('form');
  element.action = form.action;
  element.method = form.method;
  for (const [name, value] of form.fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    element.append(input);
  }
  return element;
}

/** A bank's form as markup, for a page that sends it without our session. */
export const writeBankForm = (form: BankForm): string => buildForm(form).outerHTML;

/** Sends a bank's form into a frame of ours, by the frame's name. */
export function sendBankForm(form: BankForm, target: string): void {
  const element = buildForm(form);
  element.target = target;
  element.hidden = true;
  document.body.append(element);
  // A field may be called `submit`.
  HTMLFormElement.prototype.submit.call(element);
  element.remove();
}
