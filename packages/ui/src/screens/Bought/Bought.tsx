import { useApplication } from '@vitrin/api-client/application/useApplication';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createChoice } from '../../features/bought/createChoice.ts';
import { useBought, useToday } from './useBought.ts';
import { arrangeBought, type BoughtProduct } from '../../features/bought/sumBought.ts';
import { useSaveToList } from '../../features/lists/useSaveToList.tsx';
import { LookupProgress } from '../../features/quick-order/LookupProgress.tsx';
import { createLookup } from '../../features/quick-order/lookup/createLookup.ts';
import { useOpenInQuickOrder } from '../../features/quick-order/handOver/useOpenInQuickOrder.ts';
import type { ListLine } from '../../features/quick-order/list/ListLine.ts';
import { ReportRangePicker } from '../../features/reports/ReportRangePicker.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import type { GridRowProps } from '../../primitives/GridTable/GridRow.tsx';
import { LongGridTable } from '../../primitives/GridTable/LongGridTable.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { DevicesIcon } from '../../primitives/Icon/DevicesIcon.tsx';
import { DownloadIcon } from '../../primitives/Icon/DownloadIcon.tsx';
import { FileTextIcon } from '../../primitives/Icon/FileTextIcon.tsx';
import { formatQuantity, parseQuantity } from '../../primitives/NumberField/parseQuantity.ts';
import { useLazyComponent } from '../../primitives/useLazyComponent.ts';
import { QueryState } from '../../query/QueryState.tsx';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';
import { routes } from '../../routes.ts';
import { SaveMenu } from '../../sheet/SaveMenu.tsx';
import { createStore, useStore } from '../../store/createStore.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { todayInIstanbul } from '../../text/formatDate.ts';
import { words } from '../../text/words.ts';
import * as css from './Bought.css.ts';
import { BoughtRow, boughtColumns } from './boughtColumns.tsx';
import { firstOrder, OrderSelect, SearchField } from './BoughtFields.tsx';
import { TickedBar } from './TickedBar.tsx';

/** What was bought over a time, by product, as the invoices say, and the way to order it again. */
export function Bought() {
  const application = useApplication();
  if (application.data) {
    const { identity } = application.data;
    // Another identity has bought other things.
    return <LoadedBought key={identityKey(identity)} identity={identity} />;
  }
  return (
    <div className={css.page}>
      <Head />
      <QueryState query={application} pending={<OnTheirWay />} failed="Aldıklarınız yüklenemedi." />
    </div>
  );
}

const Head = ({ count = 0 }: { count?: number }) => (
  <>
    <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.bought.title }]} />
    <div className={css.title}>
      <Heading level={1}>{routes.bought.title}</Heading>
      {count > 0 && <span className={css.count}>{formatCount(count)} ürün</span>}
      <span className={css.onlyHere}>
        <DevicesIcon size="xs" /> Okunan belgeler bu cihazda saklanır
      </span>
    </div>
  </>
);

const label = 'Alınan ürünler';
const none: readonly BoughtProduct[] = [];

/** Of rows that are on their way nothing is asked. */
const waitingColumns = boughtColumns({
  choice: createChoice(),
  lookup: createLookup({ find: () => Promise.resolve([]), delayOf: () => undefined }),
  shown: createStore<readonly BoughtProduct[]>([]),
  openPrices: () => {},
});
const OnTheirWay = () => (
  <LongGridTable
    label={label}
    columns={waitingColumns}
    rows={none}
    skeletonRows={8}
    className={css.table}
    rowClassName={css.card}
  />
);

const loadPrices = async () => (await import('./PricesDialog.tsx')).PricesDialog;

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' };
/** Rows with fields weigh: of more than so many only those near the window are in the page. */
const everyRowUpTo = 150;

function LoadedBought({ identity }: { identity: Identity }) {
  const today = todayInIstanbul();
  const { bought, state } = useBought(identity, today);
  const lookup = useToday();
  const [choice] = useState(createChoice);
  const { ticked } = useStore(choice);
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState(firstOrder);
  const [opened, setOpened] = useState<BoughtProduct>();
  const { Component: PricesDialog, fetch } = useLazyComponent(loadPrices);
  const openPrices = useCallback(
    async function open(product: BoughtProduct): Promise<void> {
      if (await fetch()) setOpened(product);
      else tellNotLoaded(() => void open(product));
    },
    [fetch],
  );
  const quickOrder = useOpenInQuickOrder(identity);
  const toList = useSaveToList(identity);
  const products = state.products ?? none;
  const shown = useMemo(() => arrangeBought(products, query, order), [products, query, order]);
  // What ticks all of them is no reason to render every row anew.
  const [shownNow] = useState(() => createStore(none));
  useEffect(() => shownNow.set(shown), [shownNow, shown]);
  const grid = useMemo(
    () => ({
      choice,
      lookup,
      shown: shownNow,
      openPrices: (product: BoughtProduct) => void openPrices(product),
    }),
    [choice, lookup, shownNow, openPrices],
  );
  const columns = useMemo(() => boughtColumns(grid), [grid]);
  const renderRow = useCallback(
    (product: BoughtProduct, own: GridRowProps) => <BoughtRow {...{ product, grid, own }} />,
    [grid],
  );
  const chosen = ticked.size === 0 ? none : products.filter(({ key }) => ticked.has(key));
  // What else changes on the screen is no reason to render it.
  const table = useMemo(
    () => (
      <LongGridTable
        label={label}
        columns={columns}
        rows={shown}
        everyRowUpTo={everyRowUpTo}
        renderRow={renderRow}
        className={css.table}
        rowClassName={css.card}
        empty="Aramanızla eşleşen ürün yok."
      />
    ),
    [columns, shown, renderRow],
  );
  const linesNow = () => chosen.map((product) => lineOf(product, choice.get().quantities));
  const { phase, progress, problem } = state;
  const isReading = phase === 'listing' || phase === 'reading';

  return (
    <div className={css.page}>
      <Head count={products.length} />
      <div className={css.toolbar}>
        <ReportRangePicker range={state.range} onRangeChange={bought.choose} today={today} />
        <Button
          icon={<FileTextIcon />}
          isPending={phase === 'listing'}
          isDisabled={phase === 'opening' || phase === 'reading' || phase === 'stopped'}
          onPress={bought.read}
        >
          Belgeleri Oku
        </Button>
        <div className={css.search}>
          <SearchField onSettle={setQuery} />
        </div>
        <OrderSelect onSettle={setOrder} />
        {shown.length > 0 && (
          <div className={css.end}>
            <SaveMenu
              icon={<DownloadIcon />}
              formats={formats}
              save={async (format, signal) => {
                const [{ boughtSheet }, { saveSheet }] = await Promise.all([
                  import('../../features/bought/boughtSheet.ts'),
                  import('../../sheet/saveSheet.ts'),
                ]);
                const fileName = `${routes.bought.title} ${state.range.start} ${state.range.end}.${format}`;
                await saveSheet(boughtSheet(routes.bought.title, shown), { format, fileName, signal });
              }}
            >
              Dışa Aktar
            </SaveMenu>
          </div>
        )}
      </div>
      {progress && (phase === 'reading' || phase === 'stopped' || progress.failed > 0) && (
        <LookupProgress
          done={progress.done + progress.failed}
          all={progress.all}
          isStopped={phase === 'stopped'}
          failed={progress.failed}
          said="belge okundu"
          label="Okunan belgeler"
          onStop={bought.stop}
          onResume={bought.resume}
          onRetry={bought.retryFailed}
        />
      )}
      {progress && phase === 'idle' && progress.failed === 0 && (
        <Alert announce="politely">
          {formatCount(progress.all)} belge okundu. Belgeler değişmez; okunan bir daha sorulmaz.
        </Alert>
      )}
      {problem && (
        <Alert tone="caution" title="Okunanlar bu cihazda saklanamıyor.">
          {problem === 'full' ? 'Yer kalmadı. ' : ''}Bu sayfa açık kaldıkça durur, sonra yeniden okunur.
        </Alert>
      )}
      {phase === 'listFailed' ? (
        <ErrorState title={words.failed} retryLabel={words.retry} onRetry={bought.read}>
          Fatura listesi yüklenemedi.
        </ErrorState>
      ) : null}
      {state.products === undefined || (isReading && products.length === 0) ? (
        <OnTheirWay />
      ) : products.length === 0 ? (
        phase !== 'listFailed' && (
          <EmptyState icon={<FileTextIcon size="xl" />} title="Bu aralıkta okunmuş belge yok.">
            Belgeleri Oku, bu aralıktaki faturalarınızı okur ve aldığınız ürünleri toplar.
          </EmptyState>
        )
      ) : (
        <>
          {table}
          <p className={css.note}>
            Toplamdan iadeler düşülmüştür. Olağan miktar, alışların ortancasıdır. Fark, son faturadaki net
            fiyat ile bugünkü fiyatınız arasındadır.
          </p>
        </>
      )}
      <TickedBar
        count={chosen.length}
        isOpening={quickOrder.isOpening}
        onClear={() =>
          choice.tick(
            chosen.map(({ key }) => key),
            false,
          )
        }
        onOpen={() => void quickOrder.open(linesNow())}
        isSaving={toList.isOpening}
        onSave={() =>
          toList.save(() => ({
            name: routes.bought.title,
            origin: { kind: 'document' },
            lines: linesNow().map((line) => ({
              code: line.code,
              quantity: line.kind === 'product' ? line.quantity : undefined,
            })),
          }))
        }
      />
      {toList.dialog}
      {opened && PricesDialog && <PricesDialog product={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** A product that is ordered again. */
type BoughtLine = Extract<ListLine, { kind: 'product' | 'badQuantity' }>;

/** A product as it is ordered again: as usual, or as somebody has written. */
function lineOf(product: BoughtProduct, quantities: ReadonlyMap<string, string>): BoughtLine {
  const { key, code, name, usual, last } = product;
  const text = quantities.get(key) ?? formatQuantity(usual);
  const read = parseQuantity(text);
  const past = { name, price: last.price, currency: last.currency };
  return read.kind === 'value' && read.value > 0
    ? { kind: 'product', code, quantity: read.value, past }
    : { kind: 'badQuantity', code, text, past };
}
