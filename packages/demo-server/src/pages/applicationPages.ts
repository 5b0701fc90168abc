import type { DealerApplication } from '../content/createContent.ts';
import { shopName } from '../content/settings.ts';
import { escapeHtml, htmlPage } from './html.ts';

/** What was typed into the form, by our names. */
export type ApplicationValues = Omit<DealerApplication, 'id' | 'receivedAt'>;
export type ApplicationField = keyof ApplicationValues;

/** The fields of the form in the order they are asked, with the names the wire gives them. */
export const applicationFields: readonly {
  readonly key: ApplicationField;
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly isRequired: boolean;
}[] = [
  {
    key: 'company',
    name: 'firma',
    label: 'Firma Adı',
    type: 'text',
    autocomplete: 'organization',
    isRequired: true,
  },
  { key: 'contact', name: 'yetkili', label: 'Yetkili', type: 'text', autocomplete: 'name', isRequired: true },
  { key: 'phone', name: 'telefon', label: 'Telefon', type: 'tel', autocomplete: 'tel', isRequired: true },
  { key: 'email', name: 'email', label: 'E-posta', type: 'email', autocomplete: 'email', isRequired: true },
  {
    key: 'taxOffice',
    name: 'vergiDairesi',
    label: 'Vergi Dairesi',
    type: 'text',
    autocomplete: 'off',
    isRequired: false,
  },
  {
    key: 'taxNumber',
    name: 'vergiNumarasi',
    label: 'Vergi Numarası',
    type: 'text',
    autocomplete: 'off',
    isRequired: false,
  },
  {
    key: 'address',
    name: 'adres',
    label: 'Adres',
    type: 'text',
    autocomplete: 'street-address',
    isRequired: false,
  },
];

/** The form, with what was typed and what was wrong with it. */
export function applicationForm(
  values: Partial<ApplicationValues>,
  errors: Partial<Record<ApplicationField, string>>,
): string {
  const fields = applicationFields.map(({ key, name, label, type, autocomplete, isRequired }) => {
    const error = errors[key];
    const described = error ? ` aria-invalid="true" aria-describedby="${name}-hata"` : '';
    return `<label for="${name}">${label}${isRequired ? ' <span aria-hidden="true">*</span>' : ''}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(values[key] ?? '')}"${isRequired ? ' required' : ''}${described}>
${error ? `<p class="error" id="${name}-hata">${escapeHtml(error)}</p>` : ''}`;
  });
  return htmlPage(
    'Bayi Başvuru Formu',
    `<main><a class="home" href="/spa/">${shopName}</a>
<h1>Bayi Başvuru Formu</h1>
<p>Bayimiz olmak için formu doldurun. Başvurunuz iki iş günü içinde yanıtlanır.</p>
<form method="post" action="/bayibasvuru">
${fields.join('\n')}
<button type="submit">Başvuruyu Gönder</button>
</form></main>`,
  );
}

/** Thanks for an application. */
export const applicationReceived = (number: number): string =>
  htmlPage(
    'Başvurunuz Alındı',
    `<main><a class="home" href="/spa/">${shopName}</a>
<h1>Başvurunuz Alındı</h1>
<p>Başvuru numaranız: <strong>${String(number)}</strong>. Sizi en kısa sürede arayacağız.</p>
<p><a href="/spa/">Ana sayfaya dön</a></p></main>`,
  );
