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
import { recordModules } from './build/recordModules.ts';
import { preloadPlugin } from './build/preloadPlugin.ts';
import { serviceWorkerPlugin } from './build/serviceWorkerPlugin.ts';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:8080';

/** A file's name without the screens it is shared by, and without its ending. */
const brief = (name: string) => name.replace(/~.*|\.\w+$/, '');

/** Modules in whose path one of these stands. */
const source = (...paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

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
            // What every opening loads, and what the login has in common with screens of the shop: in files of their own each would be
            // a request more until somebody can sign in.
            {
              name: 'index',
              test: source(
                'storefront/index.html',
                'api-client/src/navigation/menu',
                'api-client/src/session/login\\.',
                'ui/src/features/navigation/LoadFailure',
                'ui/src/primitives/(?:Alert|Checkbox|Link/Link\\.|Skeleton|TextField)',
                'ui/src/primitives/Icon/(?:Mail|MapPin|Phone)Icon',
                'ui/src/screens/Login/Login.css',
                // How every page of the shop looks, in the page's first style sheet: known to the browser with the page itself, and
                // two requests fewer than in files of their own.
                'layouts/ShopLayout/.*vanilla[.]css',
                '/(?:Badge|BasketSummary|Breadcrumb|CariButton|CategoryFallback|CategoryIcon|CategoryMenu|CurrencyStrip|DelegationBanner|EmptyState|Footer|HeaderMenu|Logo|Popover|SafeHtml|SearchBox|Select|StockStatus|UserMenu|WaitingLists|WhatsAppLink|floating|navigationShapes)[.]css[.]ts[.]vanilla',
                'ui/src/serverAddress',
                'ui/src/text/(?:phoneAddress|readPhone)',
                'ui/src/write/(?:oneAtATime|runMutation)',
              ),
              priority: 6,
            },
            // What every screen of the shop loads: the frame.
            { name: 'shop', test: source('storefront/src/ShopApp'), priority: 5 },
            // Small pieces, which most screens have some of. Left out is what is large, and what has a file of its own below.
            {
              name: 'screens',
              test: source(
                'ui/src/primitives/(?!ActionBar|Carousel|Combobox|DateRangePicker|Dialog|FileInput|FilterChips|GridTable|Highlight|Image|Menu/Menu\\.|NumberField|RadioGroup|TextArea|saveFile|Icon/(?:Arrow(?:Down|Up)|Ban|Calendar|ClipboardPaste|Devices|Download|EqualApproximately|FileQuestion|FileSpreadsheet|Image|Split|Upload)Icon)',
                'NumberField/parseQuantity',
                'ui/src/(?:query/(?!createPacedQueue|useSteps)|text/(?!foldCode|highlightMatches|mergeRuns))',
                'ui/src/(?:features/(?:account/useAccount|catalog/selectionsDraft)|write/outcomeOf)',
                'api-client/src/(?:basket/addToBasket|calls|inFlight/rejectUnsent|read/readNamed)',
                'vanilla-extract',
              ),
              minShareCount: 3,
              priority: 4,
            },
            // Drawings that two screens have: alone, each would come with something large that another screen has.
            {
              name: 'screens',
              test: source('Icon/(?:Bank|Printer|Warehouse)Icon'),
              minShareCount: 2,
              priority: 4,
            },
            // What shows a product and puts it into the basket.
            {
              name: 'products',
              test: source(
                'api-client/src/product/readProduct',
                'ui/src/features/basket/useAddToBasket',
                'ui/src/features/catalog/(?:StockStatus|useAdding|useSingleQuantity|WaitingLists)',
                'ui/src/text/foldCode',
              ),
              minShareCount: 2,
              priority: 3,
            },
            // Quantities and the way into a list of one's own: on products, in lists and in the basket; and how the bar of a list looks, of which two screens have one.
            {
              name: 'quantities',
              test: source(
                'primitives/NumberField',
                'primitives/ActionBar',
                'ui/src/features/lists/(?:SaveToList\\.|useSaveToList)',
              ),
              minShareCount: 2,
              priority: 2,
            },
            // The table of lists, basket and reports.
            {
              name: 'table',
              test: source(
                'primitives/GridTable/(?!everyRowLimit|GridFoot|LongGridTable|oneByOne|RowsInTurn|SortHeader|usePrinting)',
              ),
              minShareCount: 2,
              priority: 2,
            },
            // What writes of which nobody may be made twice have in common: orders and payments.
            {
              name: 'writes',
              test: source('ui/src/write', 'api-client/src/(?:checkout/openCheckout|inFlight)'),
              minShareCount: 2,
              priority: 2,
            },
            // Whatever opens a dialog needs all of it; a drawer is one.
            { name: 'dialog', test: source('primitives/(?:Dialog|Drawer)'), priority: 2 },
            // What only Hızlı Sipariş has in common with one other screen, or with what comes late: in files of its own, so that no
            // other screen has more to load for it.
            {
              name: 'suggestions',
              test: source(
                'api-client/src/search/suggestions',
                'ui/src/features/search/(?:exactMatch|useSuggestions)',
                'ui/src/primitives/(?:Combobox/useSettled|Highlight)',
                'ui/src/text/highlightMatches',
              ),
              minShareCount: 2,
              priority: 1.5,
            },
            {
              name: 'long-table',
              test: source(
                'GridTable/(?:everyRowLimit|GridFoot|LongGridTable|oneByOne|RowsInTurn|SortHeader|usePrinting)',
                'Icon/(?:Arrow(?:Down|Up)|EqualApproximately)Icon',
              ),
              minShareCount: 2,
              priority: 1.5,
            },
            {
              name: 'files',
              test: source('Icon/DownloadIcon', 'ui/src/primitives/saveFile'),
              minShareCount: 2,
              priority: 1.5,
            },
            // What takes a file, and what shows a part of what was in it.
            {
              name: 'file-input',
              test: source(
                'primitives/(?:FileInput|FilterChips|useDroppedFiles)',
                'Icon/(?:FileSpreadsheet|Upload)Icon',
              ),
              minShareCount: 2,
              priority: 1.5,
            },
            {
              name: 'save-menu',
              test: source('primitives/Menu/Menu\\.', 'ui/src/sheet/SaveMenu'),
              minShareCount: 2,
              priority: 1.4,
            },
            {
              name: 'dates',
              test: source('ui/src/text/(?:dayNumber|formatDate)', 'api-client/src/read/readDate'),
              minShareCount: 2,
              priority: 1.8,
            },
            // A product's own page asks for it, and a list of products when some are to be kept whose page is forgotten.
            {
              name: 'product',
              test: source('api-client/src/product/product\\.'),
              minShareCount: 2,
              priority: 1.6,
            },
            // How rows of reports are read and shown, of which the comparing of two ledgers has a part.
            {
              name: 'report-rows',
              test: source(
                'ui/src/features/reports/(?:PaperHead|foldKind|isKnownMovement|originLines|reportQuery|rowAction|runningBalances|showCell|useOrigin|viewMovements|viewStatement)',
                'ui/src/print/paperRules',
                'ui/src/text/mergeRuns',
              ),
              minShareCount: 2,
              priority: 1.5,
            },
            // Whether a payment was taken is read of the movements of the account.
            {
              name: 'reports',
              test: source('api-client/src/reports/reports'),
              minShareCount: 2,
              priority: 1.6,
            },
            {
              name: 'pay-documents',
              test: source(
                'ui/src/features/payment/payDocuments',
                'api-client/src/read/(?:readKurus|tellApart)',
              ),
              minShareCount: 2,
              priority: 1.6,
            },
            { name: 'radio', test: source('primitives/RadioGroup'), minShareCount: 2, priority: 1.5 },
            {
              name: 'lines',
              test: source(
                'api-client/src/basket/changeLines',
                'ui/src/features/basket/(?:basketWords|createLineQueue|lineQueueOf|orderRecord)',
              ),
              minShareCount: 2,
              priority: 1.5,
            },
            // What leads to Hızlı Sipariş from other screens; what puts rows there comes when it is pressed.
            {
              name: 'hand-over',
              test: source('quick-order/handOver/(?:useO|O)penInQuickOrder', 'api-client/src/waitOf'),
              minShareCount: 2,
              priority: 1.6,
            },
            {
              name: 'quick-order',
              // What hands lines over to it comes with whoever does.
              test: source('ui/src/features/quick-order/(?!handOver)', 'Icon/(?:Ban|BookmarkPlus|Split)Icon'),
              minShareCount: 2,
              priority: 1.5,
            },
            // What the screens of lists have in common, and the dialog that keeps products in one.
            {
              name: 'lists',
              test: source(
                'ui/src/features/lists/(?!NameDialog/)',
                '[\\\\/]idb[\\\\/]',
                'stored/storedDatabases',
                'Icon/(?:Devices|Merge|More)Icon',
              ),
              minShareCount: 2,
              priority: 1.4,
            },
            // The rest by who needs it; files below 1 kB are put together.
            {
              name: 'shared',
              test: source('packages/(?:ui|api-client)/'),
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
