import type { Identity } from '@vitrin/api-client/identity';
import { nextTurn } from '@vitrin/api-client/runSteps';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { ListLine } from '../../features/quick-order/list/ListLine.ts';
import { saidOnPhone } from '../../features/quick-order/ListEntry/ListEntry.css.ts';
import { ListEntry } from '../../features/quick-order/ListEntry/ListEntry.tsx';
import { createShownRows } from '../../features/quick-order/rows/createShownRows.ts';
import type { ToldState } from '../../features/quick-order/rows/OrderRow.ts';
import { priceNamesOf } from '../../features/quick-order/rows/priceNamesOf.ts';
import { SampleMenu } from '../../features/quick-order/SampleMenu/SampleMenu.tsx';
import { useOpening } from '../../features/scan/useOpening.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ScanBarcodeIcon } from '../../primitives/Icon/ScanBarcodeIcon.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useLazyComponent } from '../../primitives/useLazyComponent.ts';
import { useOnceActive } from '../../primitives/useOnceActive.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';
import { useStore } from '../../store/createStore.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { words } from '../../text/words.ts';
import { ListActions } from './ListActions.tsx';
import { OrderBar } from './OrderBar.tsx';
import { OrderGrid } from './OrderGrid.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import * as css from './QuickOrder.css.ts';
import { StateFilter } from './StateFilter.tsx';
import { useAddRows } from './useAddRows.ts';
import { isNoticeShown, useNextProblem } from './useNextProblem.ts';
import type { Grid } from './useOrderRow.ts';
import { useOrderRows } from './useOrderRows.ts';
import { usePastParts } from './usePastParts.ts';

const loadChoice = async () => (await import('./ChooseForRow.tsx')).ChooseForRow;
const loadLines = () => import('./bringLines.ts');
const loadScan = async () => (await import('./ScanOrder.tsx')).ScanOrder;

export interface LoadedOrderProps {
  identity: Identity;
  isOffline: boolean;
}

/** Hızlı Sipariş of an identity: its rows, and all that is done with them. */
export function LoadedOrder({ identity, isOffline }: LoadedOrderProps) {
  const { rows, lookup } = useOrderRows(identity, isOffline);
  const ids = useSyncExternalStore(rows.subscribe, rows.ids);
  const counts = useSyncExternalStore(rows.subscribe, rows.counts);
  const ticks = useSyncExternalStore(rows.subscribe, rows.ticks);
  const problems = useSyncExternalStore(rows.subscribe, rows.problems);
  const priceNames = useSyncExternalStore(rows.subscribe, () => priceNamesOf(rows));
  const names = useMemo(() => priceNames.split('\n'), [priceNames]);
  const past = usePastParts(ticks.hasPast || ticks.leftOut > 0);
  const [filter, keepFilter] = useState<ToldState>();
  /** Where only rows of one state are shown, the one somebody is at: it must not go away while it is corrected. */
  const [held, setHeld] = useState<number>();
  const setFilter = (kind: ToldState | undefined) => {
    keepFilter(kind);
    setHeld(undefined);
  };
  const [shownRows] = useState(() => createShownRows(rows));
  const shown = useSyncExternalStore(rows.subscribe, () => shownRows(filter, held));
  const hasNotice = useStore({ subscribe: toasts.subscribe, get: isNoticeShown });
  const [choosing, setChoosing] = useState<number>();
  const choice = useLazyComponent(loadChoice);
  const [told, setTold] = useState('');
  /** Rows are on their way. */
  const [isFilling, setFilling] = useState(false);
  const grid = useRef<Pick<Grid, 'goTo'>>(null);
  const bar = useRef<HTMLElement>(null);
  const scan = useOpening(loadScan);
  const scanButton = useRef<HTMLButtonElement>(null);
  const { adding, result, AddResult, forgetResult } = useAddRows(identity, rows, bar, () =>
    setFilter(undefined),
  );
  const goToNext = useNextProblem(rows, (id, field) => {
    setFilter(undefined);
    grid.current?.goTo(id, field);
  });
  const count = ids.length - 1;
  useOnceActive(adding.warm, ticks.ready > 0);

  const addLines = async (lines: readonly ListLine[]): Promise<void> => {
    flushSync(() => setFilling(true));
    const late = await loadLines().catch(() => undefined);
    const said = await late?.bringLines(rows, lines);
    flushSync(() => {
      setFilling(false);
      if (said === undefined) return;
      forgetResult();
      setFilter(undefined);
      setTold(said);
    });
    if (!late) tellNotLoaded(() => void addLines(lines));
    if (said === undefined) return;
    await nextTurn();
    grid.current?.goTo(rows.ids().at(-1), 'code');
  };
  const choose = async (id: number) => {
    setChoosing(id);
    if (!(await choice.fetch())) tellNotLoaded(() => void choose(id));
  };
  const paste = async (text: string) => {
    try {
      const { readPastedList } = await loadLines();
      await addLines(readPastedList(text).lines);
    } catch {
      tellNotLoaded(() => void paste(text));
    }
  };
  const clear = () => {
    const before = rows.saved();
    rows.replaceAll([]);
    setFilter(undefined);
    forgetResult();
    toasts.show({
      title: 'Liste temizlendi.',
      action: { label: words.undo, onPress: () => rows.replaceAll([...before, ...rows.saved()]) },
    });
    grid.current?.goTo(rows.ids()[0], 'code');
  };
  useEffect(() => {
    // Who comes here types or scans at once.
    grid.current?.goTo(rows.ids().at(-1), 'code');
  }, [rows]);

  return (
    <div className={css.page}>
      <OrderHead>
        {count > 0 && (
          <span className={css.count}>
            {formatCount(count)} satır{result && ' kaldı'}
          </span>
        )}
        <span className={css.onlyHere}>Yalnızca bu cihazda saklanır</span>
      </OrderHead>
      {result && AddResult && (
        <AddResult key={result.number} {...result} isBusy={adding.state.kind === 'takingBack'} />
      )}
      <ListEntry
        onLines={(lines) => void addLines(lines)}
        isEmpty={count === 0 && !isFilling}
        camera={
          <Button ref={scanButton} icon={<ScanBarcodeIcon />} {...scan.opener}>
            <span>
              Kamera <span className={saidOnPhone}>ile Tara</span>
            </span>
          </Button>
        }
        sample={<SampleMenu />}
        actions={<ListActions identity={identity} rows={rows} hasProblems={problems > 0} onClear={clear} />}
      >
        <OrderNotes {...{ rows, lookup, isOffline, past }} adding={adding.notes} />
        {count > 0 && <StateFilter all={count} counts={counts} chosen={filter} onChoose={setFilter} />}
        <OrderGrid
          rows={rows}
          ids={shown}
          priceNames={names}
          late={past}
          hasPast={ticks.hasPast}
          onPaste={(text) => void paste(text)}
          onChoose={(id) => void choose(id)}
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
          isOffline={isOffline}
          onClose={() => {
            flushSync(scan.close);
            // Where there was no row before, the button it was opened by has gone, and another stands for it.
            scanButton.current?.focus();
          }}
        />
      )}
      {choice.Component && (
        <choice.Component id={choosing} rows={rows} onClose={() => setChoosing(undefined)} />
      )}
    </div>
  );
}
