import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerAll } from './cases/answerAll.ts';
import * as work from './drafts.ts';
import { BrowserStorage } from './stored/browserStorage.fixture.ts';
import { identityKey } from './identity.ts';

const { beginSession, dropDraft, readDraft, takeDraft } = work;
const merve = { isAuth: true, member: 'Merve', isDelegated: true, delegatedCompany: 'Yılmaz' };
const forYilmaz = identityKey(merve);

let tab = new BrowserStorage();

/** A call of the page finds the session gone. */
async function lose() {
  const { getBasket } = await import('./basket/basket.ts');
  answerAll(() => new Response('', { status: 401 }));
  await expect(getBasket()).rejects.toMatchObject({ kind: 'sessionLost' });
}

/** Keeps it as long as the test runs. */
function keepDraft(...[name, collect]: Parameters<typeof work.keepDraft>) {
  const stop = work.keepDraft(name, collect);
  onTestFinished(() => stop());
  return stop;
}

beforeEach(() => {
  tab = new BrowserStorage();
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => void vi.unstubAllGlobals());

test('APP-11 what was typed comes back once, after a session that was lost', async () => {
  keepDraft('list', () => ({ owner: 'Merve', value: { 5: '12' } }));
  expect(takeDraft('list', 'Merve')).toBeUndefined();
  await lose();
  expect(takeDraft('list', 'Merve')).toEqual({ 5: '12' });
  expect(takeDraft('list', 'Merve')).toBeUndefined();
});

test('who only looks leaves it for the next look, until it is dropped', async () => {
  keepDraft('list', () => ({ owner: 'Merve', value: 1 }));
  await lose();
  expect(readDraft('list', 'Merve')).toBe(1);
  expect(readDraft('list', 'Merve')).toBe(1);
  expect(readDraft('list', 'Ahmet')).toBeUndefined();
  dropDraft('list');
  expect(readDraft('list', 'Merve')).toBeUndefined();
});

test('where nothing keeps it and nothing was kept, nothing can have been typed', async () => {
  const { mayHaveDraft } = work;
  expect(mayHaveDraft('never opened', 'Merve')).toBe(false);
  tab.setItem('vitrin-kept-never opened', JSON.stringify({ owner: 'Merve', value: 5 }));
  expect(mayHaveDraft('never opened', 'Merve')).toBe(true);
  expect(mayHaveDraft('never opened', 'Ayşe')).toBe(false);
  keepDraft('opened', () => undefined)();
  expect(mayHaveDraft('opened', 'Merve')).toBe(true);
});

test('nobody else gets it, and then it is gone', async () => {
  keepDraft('list', () => ({ owner: 'Merve', value: 1 }));
  await lose();
  expect(takeDraft('list', 'Ahmet')).toBeUndefined();
  expect(takeDraft('list', 'Merve')).toBeUndefined();
});

test('nothing is kept by a screen that was left, or that has nothing', async () => {
  keepDraft('left', () => ({ owner: 'Merve', value: 1 }))();
  keepDraft('empty', () => undefined);
  await lose();
  expect(Object.keys(tab)).toEqual([]);
});

test('FAIL-04 what is corrupt comes back as nothing; where storage is refused, the page itself keeps it', async () => {
  tab.setItem('vitrin-kept-list', '{"owner');
  expect(takeDraft('list', 'Merve')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('list', () => ({ owner: 'Merve', value: 1 }));
  await lose();
  expect(takeDraft('list', 'Merve')).toBe(1);
  expect(takeDraft('list', 'Merve')).toBeUndefined();
});

test('a change of company leaves nothing to come back to, and nothing that is not ours is touched', async () => {
  keepDraft('list', () => ({ owner: 'Merve', value: 1 }));
  keepDraft('checkout', () => ({ owner: forYilmaz, value: 2 }));
  tab.setItem('shown-modal-banner-1', 'true');
  await lose();
  beginSession(merve);
  expect(Object.keys(tab)).toEqual(['shown-modal-banner-1', 'vitrin-kept-checkout']);
  expect(readDraft('checkout', forYilmaz)).toBe(2);
});

/** A page of the tab, with one field. */
function openPage(text: string, opened = work) {
  const page = new EventTarget();
  const state = { hidden: false };
  const reload = vi.fn<() => void>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', state);
  const field = { text };
  const end = opened.keepDraft('list', () => ({ owner: 'Merve', value: field.text }));
  onTestFinished(() => end());
  opened.keepDraftsWhileAway(reload);
  const turn = (hidden: boolean) => {
    state.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const pass = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return {
    field,
    reload,
    hide: () => turn(true),
    show: () => turn(false),
    leave: (persisted = false) => {
      pass('pagehide', persisted);
      turn(true);
    },
    comeBack: () => {
      turn(false);
      pass('pageshow', true);
    },
  };
}

describe('FAIL-02 a page out of sight, which may be loaded afresh and not be told', () => {
  test('has kept what was typed, as it stood at the end', () => {
    const { field, leave } = openPage('1');
    field.text = '12';
    leave();
    expect(takeDraft('list', 'Merve')).toBe('12');
  });

  test('keeps nothing once it is in sight again: there it may be changed, or left for another screen', () => {
    const { hide, show } = openPage('12');
    hide();
    expect(readDraft('list', 'Merve')).toBe('12');
    show();
    expect(Object.keys(tab)).toEqual([]);
  });

  test('leaves what was kept for the way back from the login', async () => {
    const { hide, show } = openPage('12');
    const leave = keepDraft('checkout', () => ({ owner: 'Merve', value: 'kargo' }));
    await lose();
    leave();
    hide();
    show();
    expect(readDraft('checkout', 'Merve')).toBe('kargo');
  });

  test('leaves what a session that ended out of sight has kept', async () => {
    const { hide, show } = openPage('12');
    hide();
    await lose();
    show();
    expect(readDraft('list', 'Merve')).toBe('12');
  });

  test('comes out of the browser’s memory as it was left', () => {
    const { leave, comeBack, reload } = openPage('12');
    leave(true);
    comeBack();
    expect(reload).not.toHaveBeenCalled();
    expect(Object.keys(tab)).toEqual([]);
  });

  test('is loaded afresh where a later page of the tab has gone on, and undoes nothing of that', async () => {
    vi.resetModules();
    const older = openPage('12', await import('./drafts.ts'));
    older.leave(true);
    // What the later page has left.
    tab.setItem('vitrin-kept-list', JSON.stringify({ owner: 'Merve', value: '' }));
    older.comeBack();
    expect(older.reload).toHaveBeenCalledOnce();
    older.leave();
    await lose();
    expect(readDraft('list', 'Merve')).toBe('');
  });

  test('keeps nothing once its user has signed out, not even where it is come back to', async () => {
    vi.resetModules();
    const fresh = await import('./drafts.ts');
    const { hide, leave, comeBack } = openPage('12', fresh);
    hide();
    fresh.signOutHere();
    leave(true);
    comeBack();
    fresh.keepDrafts();
    await lose();
    leave();
    expect(Object.keys(tab)).toEqual([]);
  });
});
