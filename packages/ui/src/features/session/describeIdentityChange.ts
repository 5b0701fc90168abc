import type { Identity } from '@vitrin/api-client/identity';

/** A change of whom the shop shows itself to. */
export interface IdentityChange {
  readonly before: Identity;
  readonly after: Identity;
  /** The other tab has said so; who is found signed out without it may as well have waited too long. */
  readonly isAnnounced: boolean;
}

const companyOf = ({ delegatedCompany }: Identity) => delegatedCompany || 'başka bir firma';

/** What happened in another tab, in the words of this one. */
export function describeIdentityChange({ before, after, isAnnounced }: IdentityChange): string {
  if (!after.isAuth) {
    return isAnnounced
      ? 'Başka bir sekmede çıkış yapıldı.'
      : 'Oturumunuzun süresi doldu ya da başka bir sekmede çıkış yapıldı.';
  }
  if (after.isDelegated) {
    if (before.isDelegated && before.member === after.member && companyOf(before) === companyOf(after))
      return `Başka bir sekmede aynı adlı başka bir cari (${companyOf(after)}) adına işlem yapılmaya başlandı.`;
    return `Başka bir sekmede ${companyOf(after)} adına işlem yapılmaya başlandı.`;
  }
  if (before.isDelegated && before.member === after.member) {
    return `Başka bir sekmede ${companyOf(before)} adına işlem sonlandırıldı.`;
  }
  return after.member === ''
    ? 'Başka bir sekmede giriş yapıldı.'
    : `Başka bir sekmede ${after.member} olarak giriş yapıldı.`;
}
