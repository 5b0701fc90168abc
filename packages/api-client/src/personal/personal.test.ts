import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Account, readAccount } from '../account/account.ts';
import { type Identity, identityKey, isSameIdentity, personKey } from '../identity.ts';
import { noteChosenCompany } from './accountRecord.ts';
import { BrowserStorage } from '../stored/browserStorage.fixture.ts';
import { forgetEverybody, forgetOthers, noteSignIn } from '../stored/forget.ts';
import { storedKeys, type PersonalKey } from '../stored/storedKeys.ts';
import { storedValue } from '../stored/storedValue.ts';
import { recallIdentity, rememberIdentity } from './lastIdentity.ts';
import { recognize } from './recognize.ts';

let [local, session] = [new BrowserStorage(), new BrowserStorage()];
beforeEach(() => {
  [local, session] = [new BrowserStorage(), new BrowserStorage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => void vi.unstubAllGlobals());

const of = (key: PersonalKey, owner: string) => storedValue(key, (value) => value, owner);
const keep = (key: PersonalKey, owner: string, value: unknown) => of(key, owner).set(value);
const recall = (key: PersonalKey, owner: string) => of(key, owner).get();
const keys = () => [...Object.keys(local), ...Object.keys(session)];

const merve: Identity = { isAuth: true, member: 'Merve Kaya', isDelegated: false, delegatedCompany: '' };
const title = 'Işık Elektrik Ltd. Şti.';
const forIsik: Identity = { ...merve, isDelegated: true, delegatedCompany: title };
const accountIn = (city: string): Account =>
  readAccount({ cari: { ad: title, vergiNumarasi: '1234567890' }, adresler: [{ adres: city }] });
const at = (city: string) => async () => accountIn(city);
const silent = async (): Promise<Account> => Promise.reject(new Error('silent'));

describe('USE-14 what one person leaves in a browser', () => {
  test('is gone once they sign out, in both storages, whatever its name; nothing else is touched', () => {
    noteSignIn({ cariNo: '120.01.034', userName: 'satis' });
    local.setItem('vitrin-login', '{"cariNo":"120.01.034"}');
    keep(storedKeys.searches, personKey(merve), ['vida']);
    keep(storedKeys.draft('selections'), identityKey(merve), [['list', [[1, '5']]]]);
    keep(storedKeys.draft('whatever comes next'), identityKey(forIsik), 1);
    expect(keys()).toHaveLength(5);
    forgetEverybody();
    expect(keys()).toEqual(['vitrin-login']);
  });

  test('QORD-09 goes when somebody else is signed in; what goes with the person, or is kept for each company, stays', () => {
    keep(storedKeys.searches, personKey(merve), ['vida']);
    keep(storedKeys.orderNote(1), identityKey(merve), 'Arka kapıya');
    keep(storedKeys.orderRows('her own'), identityKey(merve), [1]);
    forgetOthers(forIsik);
    expect(recall(storedKeys.searches, personKey(merve))).toEqual(['vida']);
    expect(recall(storedKeys.orderNote(1), identityKey(merve))).toBeUndefined();
    expect(recall(storedKeys.orderRows('her own'), identityKey(merve))).toEqual([1]);
    forgetOthers({ ...merve, member: 'Merve' });
    expect(keys()).toEqual([]);
  });

  test('is not for another login of the same name', () => {
    noteSignIn({ cariNo: '120.01.034', userName: 'satis' });
    keep(storedKeys.orderNote(1), identityKey(merve), 'Arka kapıya');
    noteSignIn({ cariNo: '120.01.034', userName: 'satis' });
    expect(recall(storedKeys.orderNote(1), identityKey(merve))).toBe('Arka kapıya');
    const text = String(session.getItem('vitrin-kept-note-1'));
    noteSignIn({ cariNo: '120.01.099', userName: 'satis' });
    session.setItem('vitrin-kept-note-1', text);
    expect(recall(storedKeys.orderNote(1), identityKey(merve))).toBeUndefined();
  });

  test('that was left before its login was seen is still theirs', () => {
    keep(storedKeys.orderNote(1), identityKey(merve), 'Arka kapıya');
    noteSignIn({ cariNo: '120.01.034', userName: 'satis' });
    expect(recall(storedKeys.orderNote(1), identityKey(merve))).toBe('Arka kapıya');
  });
});

describe('WARE-04 without a network the shop is open for whom it was open last', () => {
  const login = { cariNo: '120.01.034', userName: 'satis' };
  const forChosen: Identity = { ...forIsik, companyId: '917' };

  test('with the company they acted for; before there was anybody, for nobody', () => {
    expect(recallIdentity()).toBeUndefined();
    noteSignIn(login);
    rememberIdentity(forChosen);
    expect(identityKey(recallIdentity())).toBe(identityKey(forChosen));
    rememberIdentity(merve);
    expect(identityKey(recallIdentity())).toBe(identityKey(merve));
  });

  test.each([
    ['they have signed out', forgetEverybody],
    ['the shop has said that nobody is signed in', () => rememberIdentity({ ...merve, isAuth: false })],
    ['somebody else has signed in', () => noteSignIn({ ...login, userName: 'depo' })],
    ['the shop has said that it is somebody else', () => forgetOthers({ ...merve, member: 'Ali Işık' })],
    [
      'what is kept says another owner than it names',
      () => keep(storedKeys.identity, identityKey({ ...merve, member: 'Ali Işık' }), merve),
    ],
  ])('for nobody once %s', (_, end) => {
    noteSignIn(login);
    rememberIdentity(merve);
    end();
    expect(recallIdentity()).toBeUndefined();
  });
});

describe('USE-07 two companies of one title', () => {
  test('are two by the id they were chosen by, though their accounts read the same', async () => {
    noteChosenCompany(917);
    const first = await recognize(forIsik, at('İzmir'));
    expect(await recognize(forIsik, at('İzmir'))).toEqual(first);
    noteChosenCompany(918);
    const second = await recognize(forIsik, at('İzmir'));
    expect(isSameIdentity(first, second)).toBe(false);
    expect(identityKey(first)).not.toBe(identityKey(second));
  });

  test('are two by their accounts where one was changed to without being chosen here', async () => {
    noteChosenCompany(917);
    const first = await recognize(forIsik, at('İzmir'));
    const second = await recognize(forIsik, at('Bursa'));
    expect(isSameIdentity(first, second)).toBe(false);
    expect(await recognize(forIsik, at('Bursa'))).toEqual(second);
  });

  test('an account that cannot be read makes nobody another one', async () => {
    const unknown = await recognize(forIsik, silent);
    const known = await recognize(forIsik, at('İzmir'));
    expect(isSameIdentity(unknown, known)).toBe(true);
    noteChosenCompany(917);
    const chosen = await recognize(forIsik, at('İzmir'));
    expect(await recognize(forIsik, silent)).toEqual(chosen);
  });

  test('members of one name are two by their logins, and one where a login is not known', async () => {
    const unseen = await recognize(merve, silent);
    noteSignIn({ cariNo: '120.01.034', userName: 'satis' });
    const first = await recognize(merve, silent);
    expect(isSameIdentity(unseen, first)).toBe(true);
    noteSignIn({ cariNo: '120.01.099', userName: 'satis' });
    expect(isSameIdentity(first, await recognize(merve, silent))).toBe(false);
    // Somebody of another name has signed in without a form of ours.
    expect((await recognize({ ...merve, member: 'Ahmet' }, silent)).signedIn).toBeUndefined();
  });
});
