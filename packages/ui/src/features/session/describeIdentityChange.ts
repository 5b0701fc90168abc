import type { Identity } from '@vitrin/api-client/read/readApplication';

/** Whether two answers belong to the same member acting for the same company. */
export const isSameIdentity = (a: Identity, b: Identity) =>
  a.isAuth === b.isAuth &&
  a.member === b.member &&
  a.isDelegated === b.isDelegated &&
  a.delegatedCompany === b.delegatedCompany;

const companyOf = ({ delegatedCompany }: Identity) => delegatedCompany || 'başka bir firma';

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
  if (after.isDelegated) {
    return `Başka bir sekmede ${companyOf(after)} adına işlem yapılmaya başlandı.`;
  }
  if (before.isDelegated && before.member === after.member) {
    return `Başka bir sekmede ${companyOf(before)} adına işlem sonlandırıldı.`;
  }
  return after.member === ''
    ? 'Başka bir sekmede giriş yapıldı.'
    : `Başka bir sekmede ${after.member} olarak giriş yapıldı.`;
}
