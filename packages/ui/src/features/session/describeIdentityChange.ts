import type { Identity } from '@vitrin/api-client/read/readApplication';

/** Whether two answers belong to the same member acting for the same company. */
export const isSameIdentity = (a: Identity, b: Identity) =>
  a.isAuth === b.isAuth && a.member === b.member && a.delegatedCompany === b.delegatedCompany;

/**
 * What happened in another tab, in the words of this one.
 * @param isAnnounced whether that tab has said so; who is found signed out without it may as well have waited too long
 */
export function describeIdentityChange(before: Identity, after: Identity, isAnnounced: boolean): string {
  if (!after.isAuth) {
    return isAnnounced
      ? 'Başka bir sekmede çıkış yapıldı.'
      : 'Oturumunuzun süresi doldu ya da başka bir sekmede çıkış yapıldı.';
  }
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
