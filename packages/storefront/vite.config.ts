import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { categoryIcons, iconSets } from '@vitrin/ui/category-icons';
import { growWithLetters } from '@vitrin/ui/grow-with-letters';
import { defineConfig } from 'vite';
import { keepMapsPrivate } from './build/keepMapsPrivate.ts';
import { nameOnce } from './build/nameOnce.ts';
import { obeyPolicy } from './build/obeyPolicy.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preloadFont.ts';
import { sharedFiles } from './build/sharedFiles.ts';
import { recordModules } from './build/recordModules.ts';
import { preloadPlugin } from './build/preloadPlugin.ts';
import { serviceWorkerPlugin } from './build/serviceWorkerPlugin.ts';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:8080';

/** A file's name without the screens it is shared by, and without its ending. */
const brief = (name: string) => name.replace(/~.*|\.\w+$/, '');

/** Modules in whose path one of these stands. */
const source = (...paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

const opening = source('storefront/index.html', 'api-client/src/session/login[.]ts');

const orders = ['QuickOrder', 'SharedList', 'OpenList'];
const lists = ['Lists', 'OpenList'];
const payments = ['Checkout', 'Payment', 'PaymentSuccess'];
const products = ['ProductList', 'ProductDetail', 'LowerBlocks'];

/** What screens have in common. A request less costs more than a few bytes, so each of them loads few of these. */
const shared = sharedFiles([
  { name: 'priced', screens: ['SharedList', 'OpenList'] },
  { name: 'lists', screens: lists, lateOf: 'OpenList' },
  { name: 'listed', screens: [...lists, 'SharedList'] },
  { name: 'orders', screens: orders },
  { name: 'kept', screens: [...lists, 'SharedList', 'Bought'] },
  { name: 'rows', screens: [...orders, 'Lists', 'Bought'], styles: ['priced', 'orders', 'own~Bought'] },
  { name: 'payments', screens: payments },
  { name: 'ordering', screens: [...payments, 'Basket'] },
  { name: 'reports', screens: ['Bought', 'Report'] },
  { name: 'movements', screens: [...payments, 'Bought', 'Report', 'Reconcile', 'RangePanel'] },
  { name: 'long-table', screens: [...orders, 'Bought', 'Report'] },
  { name: 'file-input', screens: ['Lists', 'QuickOrder', 'Reconcile'] },
  { name: 'strips', screens: ['ProductDetail', 'LowerBlocks'] },
  { name: 'products', screens: products, lateOf: 'ProductList' },
  { name: 'quantities', screens: [...products, 'Basket'], styles: ['products'] },
  { name: 'shelves', screens: ['Home', 'ProductDetail', 'LowerBlocks'] },
  {
    name: 'table',
    screens: [...orders, ...lists, 'Bought', 'Report', 'Basket', 'ProductList'],
    styles: ['long-table'],
  },
]);

export default defineConfig({
  base: '/spa/',
  css: growWithLetters,
  plugins: [
    vanillaExtractPlugin(),
    react(),
    // Turkish is the only language of the interface: react-aria's other 33 would be dead weight.
    { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' },
    shared.plugin,
    obeyPolicy(),
    preloadFont(),
    preloadPlugin(),
    nameOnce(),
    serviceWorkerPlugin(),
    recordModules(),
    keepMapsPrivate(),
    precompress(),
    categoryIcons(),
    iconSets(),
  ],
  worker: { format: 'es' },
  build: {
    manifest: true,
    // Every file is packed below, and what a page may weigh so is held by checks/budgets.test.ts.
    reportCompressedSize: false,
    target: ['chrome125', 'firefox131', 'safari18.2'],
    cssTarget: ['chrome125', 'firefox131', 'safari18.2'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What several screens share would be named after all of them, in every list of what to fetch.
        // Seven signs of a hash tell files apart; the eighth of the default would be a byte more wherever a file is named.
        chunkFileNames: ({ name }) => `assets/${brief(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${brief(name)}-[hash:7][extname]`,
        // A request less costs more than a few bytes, so what is loaded together stands together.
        codeSplitting: {
          groups: [
            // What every opening loads, and what the login has in common with the shop: in files of their own each would be a request
            // more until somebody can sign in. The call that signs in stands here with what the library has for it, which the shop needs, too.
            {
              name: 'index',
              test: (id: string) => opening.test(id) || shared.isOfEveryOpening(id),
              priority: 101,
            },
            // What every screen of the shop loads: the frame.
            {
              name: 'shop',
              test: (id: string) => id.endsWith('/storefront/src/ShopApp.tsx') || shared.isOfFrame(id),
              priority: 100,
            },
            ...shared.groups,
            // What only has to do with what comes late.
            {
              name: 'shared',
              test: source('packages/(?:ui|api-client)/'),
              minShareCount: 2,
              entriesAware: true,
              priority: 0,
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
