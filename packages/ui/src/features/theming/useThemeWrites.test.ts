import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { applicationQuery } from '@vitrin/api-client/queries/application';
import { readApplication } from '@vitrin/api-client/read/readApplication';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useThemeWrites } from './useThemeWrites.ts';

const { queryKey } = applicationQuery(api);
const before = readApplication({ themeSettings: { layouts: { master: 'top' } } });
const settings = { layouts: { master: 'sidebar' } };
const answer = vi.spyOn(api, 'command');
const removeItem = vi.fn();

beforeEach(() => {
  answer.mockResolvedValue({});
  removeItem.mockClear();
  vi.stubGlobal('sessionStorage', { removeItem });
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
  writes?.save(settings);
  await vi.waitFor(() => expect(themeOf(queries)).toEqual(settings));
  expect(removeItem).toHaveBeenCalledOnce();
});

test('THEM-03 an answer older than the save does not take it back', async () => {
  const { queries, writes } = leftEditor();
  const late = Promise.withResolvers<typeof before>();
  const read = queries.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => {});
  writes?.save(settings);
  await vi.waitFor(() => expect(themeOf(queries)).toEqual(settings));
  late.resolve(before);
  await read;
  expect(themeOf(queries)).toEqual(settings);
});

test('THEM-03 after a reset nothing kept comes back, also where the editor was closed meanwhile', async () => {
  const { writes } = leftEditor();
  writes?.reset();
  await vi.waitFor(() => expect(removeItem).toHaveBeenCalledOnce());
});
