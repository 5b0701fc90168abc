import { useQueryClient } from '@tanstack/react-query';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { AddResult, type AddResultProps } from './AddResult.tsx';
import { ChooseProductDialog } from './ChooseProductDialog.tsx';
import { DocumentNote } from '../../features/quick-order/DocumentNote/DocumentNote.tsx';
import { FaultyRowsMenu } from '../../features/quick-order/FaultyRowsMenu/FaultyRowsMenu.tsx';
import { rowLimit } from '../../features/quick-order/file/rowLimit.ts';
import type { ListLine } from '../../features/quick-order/list/ListLine.ts';
import { readPastedList } from '../../features/quick-order/list/readPastedList.ts';
import { useOpening } from '../../features/scan/useOpening.ts';
import { useVerifiedAdd } from '../../features/quick-order/add/useVerifiedAdd.ts';
import { ListEntry } from '../../features/quick-order/ListEntry/ListEntry.tsx';
import { LookupProgress } from '../../features/quick-order/LookupProgress.tsx';
import { settleBasket } from '../../features/basket/settleBasket.ts';
import { OrderBar } from './OrderBar.tsx';
import { OrderGrid } from './OrderGrid.tsx';
import type { Grid } from './useOrderRow.ts';
import { createShownRows } from '../../features/quick-order/rows/createShownRows.ts';
import { nextProblem } from '../../features/quick-order/rows/nextProblem.ts';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import type { LeftRow } from '../../features/quick-order/rows/settleRows.ts';
import {
  isProblem,
  productOf,
  quantityOf,
  type ToldState,
} from '../../features/quick-order/rows/OrderRow.ts';
import type { PastDocument } from '../../features/quick-order/past/PastLine.ts';
import { reportHref } from '../../features/reports/reportQuery.ts';
import { stateWords } from '../../features/quick-order/rows/stateWords.ts';
import { SampleMenu } from '../../features/quick-order/SampleMenu/SampleMenu.tsx';
import { StateFilter } from './StateFilter.tsx';
import { useOrderRows } from './useOrderRows.ts';
import type { SavableList } from '../../features/lists/SavableList.ts';
import { SaveToList } from '../../features/lists/SaveToList.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ScanBarcodeIcon } from '../../primitives/Icon/ScanBarcodeIcon.tsx';
import { TrashIcon } from '../../primitives/Icon/TrashIcon.tsx';
import { noticesKey } from '../../primitives/Toast/noticesKey.ts';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { routes } from '../../routes.ts';
import { useStore } from '../../store/createStore.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { formatDate, todayInIstanbul } from '../../text/formatDate.ts';
import { words } from '../../text/words.ts';
import { OpenWrite } from '../../write/OpenWrite.tsx';
import * as css from './QuickOrder.css.ts';

/** Where a dealer who knows what they want writes, scans or pastes it, and sees what it is before it goes into the basket. */
export function QuickOrder() {
  const application = useApplication();
  if (!application.data) {
    return (
      <div>
        <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.quickOrder.title }]} />
        <div className={css.title}>
          <Heading level={1}>{routes.quickOrder.title}</Heading>
        </div>
        <QueryState query={application} pending={null} failed="Hızlı sipariş yüklenemedi." />
      </div>
    );
  }
  const { identity } = application.data;
  // Another identity has other rows, and none of these.
  return <LoadedOrder key={identityKey(identity)} identity={identity} />;
}

const loadScan = async () => (await import('./ScanOrder.tsx')).ScanOrder;

/** The shop's prices as the products of the rows name them. */
function priceNamesOf(rows: OrderRows): string {
  for (const id of rows.ids()) {
    const product = productOf(rows.view(id).state);
    if (product && product.prices.length > 0) return product.prices.map(({ name }) => name).join('\n');
  }
  return '';
}

/** How the last adding ended. */
interface Told extends Pick<AddResultProps, 'outcome' | 'takesFocus' | 'onTakeBack'> {
  /** Tells it from the one before. */
  readonly number: number;
}

function LoadedOrder({ identity }: { identity: Identity }) {
  const { rows, lookup } = useOrderRows(identity);
  const ids = useSyncExternalStore(rows.subscribe, rows.ids);
  const counts = useSyncExternalStore(rows.subscribe, rows.counts);
  const ticks = useSyncExternalStore(rows.subscribe, rows.ticks);
  const progress = useSyncExternalStore(rows.subscribe, rows.progress);
  const isStopped = useSyncExternalStore(lookup.subscribe, lookup.isStopped);
  const priceNames = useSyncExternalStore(rows.subscribe, () => priceNamesOf(rows));
  const [filter, choose] = useState<ToldState>();
  /** Where only rows of one state are shown, the one somebody is at: it must not go away while it is corrected. */
  const [held, setHeld] = useState<number>();
  const setFilter = (kind: ToldState | undefined) => {
    choose(kind);
    setHeld(undefined);
  };
  const hasNotice = useStore({ subscribe: toasts.subscribe, get: isNoticeShown });
  const [choosing, setChoosing] = useState<number>();
  const [told, setTold] = useState('');
  const grid = useRef<Pick<Grid, 'goTo'>>(null);
  const last = useRef<number>(undefined);
  const left = useRef<readonly LeftRow[]>([]);
  const bar = useRef<HTMLElement>(null);
  const [result, setResult] = useState<Told>();
  const scan = useOpening(loadScan);
  const scanButton = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  const adding = useVerifiedAdd(identity, {
    prepare: (lock) => settleBasket(queries, identity, lock),
    onAdded: ({ lines }) => {
      left.current = rows.settle(lines);
      setFilter(undefined);
    },
    tell: (outcome, onTakeBack) => {
      const { activeElement } = document;
      const takesFocus = activeElement === document.body || bar.current?.contains(activeElement) === true;
      setResult((before) => ({
        number: (before?.number ?? 0) + 1,
        outcome,
        takesFocus,
        onTakeBack,
      }));
    },
    onTakenBack: ({ products }) => {
      setResult(undefined);
      const taken = new Set(
        products.filter((one) => one.taken > 0).map(({ productId }) => String(productId)),
      );
      rows.putBack(left.current.filter(({ productId }) => taken.has(String(productId))));
      left.current = [];
    },
  });

  const [shownRows] = useState(() => createShownRows(rows));
  const shown = useSyncExternalStore(rows.subscribe, () => shownRows(filter, held));
  const names = useMemo(
    () => (priceNames === '' ? ['Liste', 'Bayi', 'Peşin'] : priceNames.split('\n')),
    [priceNames],
  );
  const count = ids.length - 1;
  const problems = useSyncExternalStore(
    rows.subscribe,
    () =>
      rows.ids().filter((id) => {
        const { row, state } = rows.view(id);
        return isProblem(row, state);
      }).length,
  );

  const addLines = (lines: readonly ListLine[]) => {
    if (count + lines.length > rowLimit) {
      toasts.show({
        tone: 'critical',
        title: `Listede en çok ${formatCount(rowLimit)} satır olur; önce bir kısmını sepete ekleyin.`,
      });
      return;
    }
    const first = ids.at(-1);
    setResult(undefined);
    const { added, summed } = rows.addLines(lines);
    setFilter(undefined);
    setTold(
      summed > 0
        ? `${formatCount(added)} satır eklendi, aynı koddan ${formatCount(summed)} satır birleştirildi.`
        : `${formatCount(added)} satır eklendi.`,
    );
    grid.current?.goTo(rows.ids().at(-1) ?? first, 'code');
  };
  const clear = () => {
    const before = rows.saved();
    rows.replaceAll([]);
    setFilter(undefined);
    setResult(undefined);
    toasts.show({
      title: 'Liste temizlendi.',
      action: { label: words.undo, onPress: () => rows.replaceAll([...before, ...rows.saved()]) },
    });
    grid.current?.goTo(rows.ids()[0], 'code');
  };
  const savable = (): SavableList => ({
    name: `Hızlı Sipariş ${formatDate(todayInIstanbul())}`,
    origin: { kind: 'quickOrder' },
    lines: rows
      .saved()
      .map((row) => ({ code: row.fault === undefined ? row.code : '', quantity: quantityOf(row) })),
  });
  const goToNext = () => {
    const id = nextProblem(rows, last.current);
    if (id === undefined) return;
    last.current = id;
    setFilter(undefined);
    const { row, state } = rows.view(id);
    const isQuantity = state.kind === 'badQuantity' || (row.reason !== undefined && state.kind === 'ready');
    grid.current?.goTo(id, isQuantity ? 'quantity' : 'code');
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // As everywhere in the shop, the key leads to a notice first.
    if (event.key !== noticesKey || event.defaultPrevented || isNoticeShown()) return;
    event.preventDefault();
    goToNext();
  });
  useEffect(() => {
    const job = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: job.signal });
    return () => job.abort();
  }, []);
  useEffect(() => {
    // Who comes here types or scans at once.
    grid.current?.goTo(rows.ids().at(-1), 'code');
  }, [rows]);

  const faultyRows = () =>
    rows.ids().flatMap((id) => {
      const { row, state } = rows.view(id);
      if (!isProblem(row, state)) return [];
      const reason = row.reason ?? (state.kind in stateWords ? stateWords[state.kind as ToldState] : '');
      return [{ code: row.code, quantity: quantityCell(row.quantity), reason }];
    });
  const chosen = choosing === undefined ? undefined : rows.view(choosing);
  const offered =
    chosen?.state.kind === 'several'
      ? chosen.state.products
      : chosen?.state.kind === 'missing'
        ? chosen.state.suggestions
        : [];

  return (
    <div className={css.page}>
      <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.quickOrder.title }]} />
      <div className={css.title}>
        <Heading level={1}>{routes.quickOrder.title}</Heading>
        {count > 0 && (
          <span className={css.count}>
            {formatCount(count)} satır{result && ' kaldı'}
          </span>
        )}
        <span className={css.onlyHere}>Yalnızca bu cihazda saklanır</span>
      </div>
      {result && <AddResult key={result.number} {...result} isBusy={adding.state.kind === 'takingBack'} />}
      <ListEntry
        onLines={addLines}
        isEmpty={count === 0}
        camera={
          <Button ref={scanButton} icon={<ScanBarcodeIcon />} {...scan.opener}>
            <span>
              Kamera <span className={css.saidOnPhone}>ile Tara</span>
            </span>
          </Button>
        }
        sample={<SampleMenu />}
        actions={
          <div className={css.end}>
            {problems > 0 && <FaultyRowsMenu day={todayInIstanbul()} rows={faultyRows} />}
            <SaveToList identity={identity} list={savable} />
            <Button tone="quiet" icon={<TrashIcon />} onPress={clear}>
              Temizle
            </Button>
          </div>
        }
      >
        {(progress.all - progress.done > 1 ||
          (isStopped && progress.done < progress.all) ||
          counts.failed > 0) && (
          <LookupProgress
            {...progress}
            isStopped={isStopped}
            failed={counts.failed}
            onStop={lookup.stop}
            onResume={lookup.resume}
            onRetry={lookup.retryFailed}
          />
        )}
        <OpenWrite state={adding.state} onCheck={adding.check} />
        {'errors' in adding.state && (
          <Alert tone="critical">{adding.state.errors.join(' ') || words.failed}</Alert>
        )}
        {ticks.documents.map(({ document, leftOut }) => (
          <DocumentNote
            key={`${document.kind} ${document.documentNo}`}
            document={document}
            leftOut={leftOut}
            href={documentHref(document)}
          />
        ))}
        {count > 0 && <StateFilter all={count} counts={counts} chosen={filter} onChoose={setFilter} />}
        <OrderGrid
          rows={rows}
          ids={shown}
          priceNames={names}
          hasTicks={ticks.documents.length > 0 || ticks.leftOut > 0}
          hasPast={ticks.hasPast}
          onPaste={(text) => addLines(readPastedList(text).lines)}
          onChoose={setChoosing}
          onScan={setTold}
          onHold={filter === undefined ? undefined : setHeld}
          ref={grid}
        />
      </ListEntry>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {count > 0 && (
        <OrderBar
          ref={bar}
          hasKey={!hasNotice}
          ready={ticks.ready}
          problems={problems}
          leftOut={ticks.leftOut}
          isAdding={adding.isBusy}
          onNext={goToNext}
          onAdd={() => adding.add(rows.send())}
        />
      )}
      {scan.Component && (
        <scan.Component
          rows={rows}
          isOpen={scan.isOpen}
          onClose={() => {
            flushSync(scan.close);
            // Where there was no row before, the button it was opened by has gone, and another stands for it.
            scanButton.current?.focus();
          }}
        />
      )}
      <ChooseProductDialog
        row={chosen && { number: chosen.number, code: chosen.row.code }}
        products={offered}
        onChoose={(product) => {
          if (choosing === undefined) return;
          rows.choose(choosing, product);
          setChoosing(undefined);
        }}
        onClose={() => setChoosing(undefined)}
      />
    </div>
  );
}

const isNoticeShown = () => toasts.get().length > 0;

const reports = { invoice: 'faturalistesi', order: 'siparislistesi', deliveryNote: 'genelhareket' } as const;

/** The panel of a document, beside the report of its day. */
const documentHref = ({ kind, documentNo, date }: PastDocument) =>
  reportHref(reports[kind], {
    range: date === undefined ? undefined : { start: date, end: date },
    document: { kind, documentNo },
  });

/** A number where it is one, as a spreadsheet wants it. */
const quantityCell = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : text);
