import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { applicationQuery, readApplication } from '@vitrin/api-client/application/application';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useThemeWrites } from './useThemeWrites.ts';

const { queryKey } = applicationQuery();
const before = readApplication({ themeSettings: { layouts: { master: 'top' } } });
const settings = { layouts: { master: 'sidebar' } };
const edited = { saved: before.themeSettings, draft: settings };
/** What the shop answers to a save or a reset, and to who asks for the theme. */
const answer = vi.fn<() => Promise<Response>>();
const read = vi.fn<() => Promise<Response>>();
const withTheme = (body: object) => async () => Response.json({ settings: {}, ...body });
const removeItem = vi.fn();

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json({ hasError: false }));
  read.mockReset().mockImplementation(withTheme({ themeSettings: before.themeSettings }));
  removeItem.mockClear();
  vi.stubGlobal('sessionStorage', { removeItem });
  vi.stubGlobal('fetch', ({ method }: Request) => (method === 'GET' ? read() : answer()));
});
afterEach(() => void vi.unstubAllGlobals());

/** The writes of an editor that is not on the page any more: nobody hears what becomes of them. */
function leftEditor() {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, before);
  const held: { writes?: ReturnType<typeof useThemeWrites> } = {};
  function Editor() {
    held.writes = useThemeWrites(vi.fn(), vi.fn());
    return null;
  }
  renderToString(createElement(QueryClientProvider, { client: queries }, createElement(Editor)));
  return { queries, ...held };
}

const themeOf = (queries: QueryClient) => queries.getQueryData(queryKey)?.themeSettings;

test('THEM-03 a theme is shown once it is saved, also where the editor was closed meanwhile', async () => {
  const { queries, writes } = leftEditor();
  writes?.save(edited);
  await vi.waitFor(() => expect(themeOf(queries)).toEqual(settings));
  expect(removeItem).toHaveBeenCalledOnce();
});

test('THEM-03 an answer older than the save does not take it back', async () => {
  const { queries, writes } = leftEditor();
  const late = Promise.withResolvers<typeof before>();
  const sent = Promise.withResolvers<Response>();
  answer.mockReturnValue(sent.promise);
  writes?.save(edited);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  const reading = queries.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => {});
  sent.resolve(Response.json({ hasError: false }));
  await vi.waitFor(() => expect(themeOf(queries)).toEqual(settings));
  late.resolve(before);
  await reading;
  expect(themeOf(queries)).toEqual(settings);
});

test('THEM-03 FAIL-02 what others have saved meanwhile is saved with it', async () => {
  const theirs = {
    layouts: { master: 'top' },
    blocks: { header: { item: { top: { bg_color: '#145214' } } } },
  };
  read.mockImplementation(withTheme({ themeSettings: theirs }));
  const { queries, writes } = leftEditor();
  writes?.save(edited);
  await vi.waitFor(() => expect(themeOf(queries)).toEqual({ ...theirs, ...settings }));
});

test('THEM-03 FAIL-02 nothing is sent where nobody knows what others have saved', async () => {
  read.mockImplementation(async () => new Response('', { status: 500 }));
  const { queries, writes } = leftEditor();
  writes?.save(edited);
  await vi.waitFor(() => expect(queries.isMutating()).toBe(0));
  expect(read).toHaveBeenCalled();
  expect(answer).not.toHaveBeenCalled();
  expect(removeItem).not.toHaveBeenCalled();
});

test('THEM-03 an answer that promises nothing is no save: what was edited is kept, and nothing is shown for saved', async () => {
  answer.mockImplementation(async () => Response.json({}));
  const { queries, writes } = leftEditor();
  writes?.save(edited);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(queries.isMutating()).toBe(0));
  expect(read).toHaveBeenCalledTimes(2);
  expect(themeOf(queries)).toEqual(before.themeSettings);
  expect(removeItem).not.toHaveBeenCalled();
});

test('THEM-03 an answer without a theme takes nothing from what is saved', async () => {
  read.mockImplementation(withTheme({}));
  const { queries, writes } = leftEditor();
  writes?.save(edited);
  await vi.waitFor(() => expect(themeOf(queries)).toEqual(settings));
});

test('THEM-03 after a reset nothing kept comes back, also where the editor was closed meanwhile', async () => {
  const { writes } = leftEditor();
  writes?.reset();
  await vi.waitFor(() => expect(removeItem).toHaveBeenCalledOnce());
});
