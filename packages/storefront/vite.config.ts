import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { categoryIcons, iconSets } from '@vitrin/ui/category-icons';
import { growWithLetters } from '@vitrin/ui/grow-with-letters';
import { defineConfig } from 'vite';
import { obeyPolicy } from './build/obeyPolicy.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preloadFont.ts';
import { recordModules } from './build/recordModules.ts';
import { preloadPlugin } from './build/preloadPlugin.ts';
import { trimRouter } from './build/trimRouter.ts';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:8080';

/** A file's name without the screens it is shared by, and without its ending. */
const brief = (name: string) => name.replace(/~.*|\.\w+$/, '');

export default defineConfig({
  base: '/spa/',
  css: growWithLetters,
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // Turkish is the only language of the interface: react-aria's other 33 would be dead weight.
    { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' },
    obeyPolicy(),
    preloadFont(),
    preloadPlugin(),
    trimRouter(),
    recordModules(),
    precompress(),
    categoryIcons(),
    iconSets(),
  ],
  worker: { format: 'es' },
  build: {
    manifest: true,
    target: ['chrome125', 'firefox131', 'safari18.2'],
    cssTarget: ['chrome125', 'firefox131', 'safari18.2'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What several screens share would be named after all of them, in every list of what to fetch.
        chunkFileNames: ({ name }) => `assets/${brief(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${brief(name)}-[hash][extname]`,
        // A request less costs more than a few bytes, so what is loaded together stands together.
        codeSplitting: {
          groups: [
            // What every opening loads.
            { name: 'index', tags: ['$initial'], priority: 4 },
            // What every screen of the shop loads: the frame, and what reads a product and puts it into the basket, with all they import.
            {
              name: 'shop',
              test: /src[\\/]ShopApp|basket[\\/]useAddToBasket|catalog[\\/](?:StockStatus|useAdding|useSingleQuantity)|product[\\/]readProduct\./,
              priority: 3,
            },
            // Small pieces, which most screens have some of; what two alone share goes with the rest.
            {
              name: 'screens',
              test: /primitives[\\/](?:(?:Badge|Breadcrumb|EmptyState|Heading|Icon|Select)[\\/]|(?:keyedRows|useHasNavigatedAway|wholeOnFocus)\.)|ui[\\/]src[\\/](?:query[\\/]|text[\\/](?!highlight|formatDate|foldCode))|api-client[\\/]src[\\/](?:calls[\\/]writeQuery|inFlight[\\/]rejectUnsent|read[\\/]readNamed)|vanilla-extract/,
              minShareCount: 3,
              priority: 2,
            },
            // The table of lists, basket and reports.
            { name: 'table', test: /primitives[\\/]GridTable/, minShareCount: 2, priority: 2 },
            // Quantities, and those that wait in lists: on products, lists and the basket.
            {
              name: 'quantities',
              test: /primitives[\\/]NumberField|text[\\/]foldCode|catalog[\\/](?:WaitingLists|selections|useSelection)/,
              minShareCount: 2,
              priority: 2,
            },
            // What writes of which nobody may be made twice have in common: orders and payments.
            {
              name: 'writes',
              test: /ui[\\/]src[\\/]write[\\/]|api-client[\\/]src[\\/](?:inFlight|checkout[\\/]openCheckout)/,
              minShareCount: 2,
              priority: 2,
            },
            // Whatever opens a dialog needs all of it.
            { name: 'dialog', test: /primitives[\\/]Dialog/, priority: 2 },
            // The rest by who needs it; files below 1 kB are put together.
            {
              name: 'shared',
              test: /packages[\\/](?:ui|api-client)[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    // Everything outside /spa belongs to the backend, as in production.
    proxy: { '^/(?!spa/|@|node_modules/|src/)': { target: backend, changeOrigin: true } },
  },
});
