import { isSameIdentity } from '@vitrin/api-client/identity';
import { expect, test } from 'vitest';
import { describeIdentityChange } from './describeIdentityChange.ts';

const guest = { isAuth: false, member: '', isDelegated: false, delegatedCompany: '' };
const dealer = { isAuth: true, member: 'Merve Kaya', isDelegated: false, delegatedCompany: '' };
const delegated = { ...dealer, isDelegated: true, delegatedCompany: 'Işık Elektrik' };
const nameless = { ...delegated, delegatedCompany: '' };

test.each([
  ['signed out', dealer, guest, 'Başka bir sekmede çıkış yapıldı.'],
  ['signed in', guest, dealer, 'Başka bir sekmede Merve Kaya olarak giriş yapıldı.'],
  ['signed in without a name', guest, { ...dealer, member: '' }, 'Başka bir sekmede giriş yapıldı.'],
  ['delegated', dealer, delegated, 'Başka bir sekmede Işık Elektrik adına işlem yapılmaya başlandı.'],
  ['delegation ended', delegated, dealer, 'Başka bir sekmede Işık Elektrik adına işlem sonlandırıldı.'],
  [
    'delegated to a company without a name',
    dealer,
    nameless,
    'Başka bir sekmede başka bir firma adına işlem yapılmaya başlandı.',
  ],
  [
    'delegation to it ended',
    nameless,
    dealer,
    'Başka bir sekmede başka bir firma adına işlem sonlandırıldı.',
  ],
])('%s', (_name, before, after, words) => {
  expect(isSameIdentity(before, after)).toBe(false);
  expect(isSameIdentity(before, { ...before })).toBe(true);
  expect(describeIdentityChange({ before, after, isAnnounced: true })).toBe(words);
});

test('who is signed out without a word from another tab may have stayed too long', () => {
  expect(describeIdentityChange({ before: dealer, after: guest, isAnnounced: false })).toBe(
    'Oturumunuzun süresi doldu ya da başka bir sekmede çıkış yapıldı.',
  );
});
