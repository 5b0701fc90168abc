import '@vitrin/ui/theme';
import { given } from '@vitrin/demo-server/given';
import type { Preview } from '@storybook/react-vite';
import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { lazy, Suspense } from 'react';
import { asInAnotherBrowser } from '../packages/api-client/src/inFlight/browserLock.ts';
import { forgetSelections } from '../packages/ui/src/features/catalog/selections.ts';
import { toasts } from '../packages/ui/src/primitives/Toast/toasts.ts';
import { Around, navigated } from './Around.tsx';
import { expectContractAnswers, settle, watchAnswers } from './contract/watchMocks.ts';
import { describePage } from './describePage.ts';
import { expectAccessible, expectReadable } from './expectAccessible.ts';
import { expectTrueNotes } from './expectTrueNotes.ts';
import { Look } from './Look.tsx';
import { readLooks } from './looks.ts';
import { modes } from './modes.ts';
import { allowMotion } from './motion.ts';
import { forgetCookies, keepOwnCookies } from './ownCookies.ts';
import { forgetDatabases, keepOwnStorage } from './ownStorage.ts';
import { readNetwork, readSession, shopGlobals } from './shopGlobals.ts';
import { themes } from './themes.ts';
import { toolbar } from './toolbar.ts';
import { viewports } from './viewports.ts';

keepOwnCookies();
keepOwnStorage();
watchAnswers();

configure({
  // What comes at once on a desk may take seconds where two cores run everything.
  asyncUtilTimeout: 5000,
  // What is not there yet is looked for again and again; the whole page written out each time is a twentieth of all the work.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

/** Beside the page, wherever Storybook is served. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (!isCommonAssetRequest(request) && !ofStorybook.test(request.url)) defaults.warn();
    },
  });
  return worker;
}

/** What Storybook and its development server ask for themselves, and the page a bank leads its frame to. */
const ofStorybook = /iframe\.html|index\.json|\/@|virtual:|\.stories\.|sb-|\/spa\/payment\/success/;

/** Only who opens a page of docs needs what it is made of. */
const PieceDocs = lazy(async () => ({ default: (await import('./PieceDocs.tsx')).PieceDocs }));
const docsPage = () => (
  <Suspense>
    <PieceDocs />
  </Suspense>
);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: toolbar(
      'Tema',
      'paintbrush',
      Object.fromEntries(Object.entries(themes).map(([value, { title }]) => [value, title])),
    ),
    scheme: toolbar('Renk düzeni', 'contrast', { light: 'Açık', dark: 'Koyu' }),
    density: toolbar('Sıklık', 'menu', { compact: 'Sık', comfortable: 'Rahat' }),
    motion: toolbar('Hareket', 'lightning', { full: 'Hareketli', reduced: 'Hareketsiz' }),
    ...shopGlobals,
  },
  initialGlobals: {
    theme: 'default',
    scheme: 'light',
    density: 'compact',
    motion: 'full',
    session: 'dealer',
    network: 'normal',
  },
  // A fresh shop and a fresh device for every story; what a story overrides comes after and wins.
  beforeEach({ msw, globals }) {
    localStorage.clear();
    sessionStorage.clear();
    forgetDatabases();
    forgetCookies();
    asInAnotherBrowser();
    toasts.clear();
    forgetSelections();
    allowMotion(globals['motion'] !== 'reduced');
    navigated.mockClear();
    msw.use(...given.session(readSession(globals['session'])));
    msw.use(...given.network(readNetwork(globals['network'])));
  },
  async afterEach({ id, title, name, parameters, globals }) {
    // For the camera nothing passes by itself any more.
    document.documentElement.dataset['played'] = id;
    await settle();
    const looks = readLooks(globals['looks']);
    // Only a test run names looks. What such a theme itself makes unreadable, only the look knows.
    if (looks.length > 0) {
      const page = describePage(document.body);
      if (!looks.includes('light')) await expectAccessible(page);
      if (/^(?:Screens|Layouts)\b/.test(title)) await expectReadable(page, looks);
    }
    // The camera waits for it.
    document.documentElement.dataset['seen'] = id;
    expectTrueNotes(title, name, parameters['notes']);
    await expectContractAnswers();
  },
  loaders: [
    mswLoader(startWorker),
    // Letters of the wrong width would move what a story measures.
    async () => {
      await document.fonts.load('430 14px "Inter Variable"');
      await document.fonts.ready;
    },
  ],
  decorators: [
    (Story, { globals, viewMode }) => (
      <Look
        theme={globals['theme']}
        scheme={globals['scheme']}
        density={globals['density']}
        isBoxed={viewMode === 'docs'}
      >
        <Story />
      </Look>
    ),
    // Whoever looks anew, or over another network, is asked everything anew.
    (Story, { globals }) => (
      <Around key={`${readSession(globals['session'])} ${readNetwork(globals['network'])}`}>
        <Story />
      </Around>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: { page: docsPage },
    chromatic: { modes },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          ['Start', 'Designers', 'Review', 'Administrators', 'States', 'Requirements'],
          'Foundations',
          ['Tokens', 'Type', 'Icons', 'Layers', 'ColorSchemes', 'Theming'],
          'Primitives',
          'Features',
          'Layouts',
          'Screens',
        ],
      },
    },
  },
};
export default preview;
