import type { Identity } from '@vitrin/api-client/read/readApplication';

/** Whether two answers belong to the same member acting for the same company. */
export const isSameIdentity = (a: Identity, b: Identity) =>
  a.isAuth === b.isAuth && a.member === b.member && a.delegatedCompany === b.delegatedCompany;

/** What happened in another tab, in the words of this one. */
export function describeIdentityChange(before: Identity, after: Identity): string {
  if (!after.isAuth) return 'Başka bir sekmede çıkış yapıldı.';
  if (after.delegatedCompany !== '') {
    return `Başka bir sekmede ${after.delegatedCompany} adına işlem yapılmaya başlandı.`;
  }
  if (before.delegatedCompany !== '' && before.member === after.member) {
    return `Başka bir sekmede ${before.delegatedCompany} adına işlem sonlandırıldı.`;
  }
  return after.member === ''
    ? 'Başka bir sekmede giriş yapıldı.'
    : `Başka bir sekmede ${after.member} olarak giriş yapıldı.`;
}
