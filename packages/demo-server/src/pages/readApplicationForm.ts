import { applicationFields } from './applicationPages.ts';
import type { ApplicationField, ApplicationValues } from './applicationPages.ts';

const longest = 300;

/** Reads the dealer application form; `errors` is empty when it can be kept. */
export function readApplicationForm(form: URLSearchParams): {
  readonly values: ApplicationValues;
  readonly errors: Partial<Record<ApplicationField, string>>;
} {
  const values: ApplicationValues = {
    company: '',
    contact: '',
    phone: '',
    email: '',
    taxOffice: '',
    taxNumber: '',
    address: '',
  };
  const read = Object.fromEntries(
    applicationFields.map(({ key, name }) => [key, (form.get(name) ?? '').trim().slice(0, longest)]),
  );
  const filled = { ...values, ...read };
  const errors: Partial<Record<ApplicationField, string>> = {};
  for (const { key, label, isRequired } of applicationFields) {
    if (isRequired && filled[key] === '') errors[key] = `${label} gerekli.`;
  }
  if (!errors.email && !/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(filled.email)) {
    errors.email = 'Lütfen geçerli bir e-mail adresi girin.';
  }
  if (!errors.phone && filled.phone.replaceAll(/\D/g, '').length < 10)
    errors.phone = 'Telefon 10 rakamdan kısa olamaz.';
  if (filled.taxNumber !== '' && !/^\d{10,11}$/.test(filled.taxNumber)) {
    errors.taxNumber = 'Vergi numarası 10 ya da 11 rakamdır.';
  }
  return { values: filled, errors };
}
