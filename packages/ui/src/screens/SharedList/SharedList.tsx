import { useQueryClient } from '@tanstack/react-query';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { type ReactNode, useEffect, useState } from 'react';
import { loadSettleBasket } from '../../features/basket/loadSettleBasket.ts';
import { AddBar } from '../../features/catalog/AddBar.tsx';
import { StockStatus } from '../../features/catalog/StockStatus/StockStatus.tsx';
import type { ListContents } from '../../features/lists/share/ListContents.ts';
import { refusalWords } from '../../features/lists/share/refusalWords.ts';
import { useSharedList } from '../../features/lists/share/useSharedList.ts';
import type { KeptRow } from '../../features/lists/store/KeptList.ts';
import { UnsavedList } from '../../features/lists/UnsavedList.tsx';
import { OpenInQuickOrder } from '../../features/quick-order/handOver/OpenInQuickOrder.tsx';
import { AddingRows } from '../../features/quick-order/priced/AddingRows.tsx';
import { PricedRows } from '../../features/quick-order/priced/PricedRows.tsx';
import { RowsLeft } from '../../features/quick-order/priced/RowsLeft.tsx';
import { RowsProgress } from '../../features/quick-order/priced/RowsProgress.tsx';
import { usePricedRows } from '../../features/quick-order/priced/usePricedRows.ts';
import { quantityOf } from '../../features/quick-order/rows/OrderRow.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { CheckIcon } from '../../primitives/Icon/CheckIcon.tsx';
import { FileQuestionIcon } from '../../primitives/Icon/FileQuestionIcon.tsx';
import { BookmarkPlusIcon } from '../../primitives/Icon/BookmarkPlusIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { QueryState } from '../../query/QueryState.tsx';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';
import { routes } from '../../routes.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { words } from '../../text/words.ts';
import { keepQuantities } from './keepQuantities.ts';
import * as css from './SharedList.css.ts';

export interface SharedListProps {
  /** What stands behind the # of the address: all of the list, which no server is told. */
  fragment: string;
}

/** A list that somebody has shared, at the prices of whoever opens it; it is kept or added only when they say so. */
export function SharedList({ fragment }: SharedListProps) {
  const application = useApplication();
  const list = useSharedList(fragment);
  if (typeof list === 'string') {
    return (
      <Page>
        <EmptyState
          icon={<FileQuestionIcon size="xl" />}
          title={refusalWords[list]}
          actions={<LinkButton href={paths.lists.to()}>{routes.lists.title}</LinkButton>}
        />
      </Page>
    );
  }
  if (!application.data || !list) {
    return (
      <Page isLoading>
        <QueryState query={application} pending={null} failed="Liste yüklenemedi." />
      </Page>
    );
  }
  const { identity } = application.data;
  // Another identity has other prices, and another link another list.
  return (
    <LoadedList
      key={`${identityKey(identity)} ${fragment}`}
      identity={identity}
      list={list}
      fragment={fragment}
    />
  );
}

interface PageProps {
  about?: ReactNode;
  isLoading?: boolean;
  children: ReactNode;
}

const Page = ({ about, isLoading, children }: PageProps) => (
  <div className={css.page} aria-busy={isLoading || undefined}>
    <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.sharedList.title }]} />
    <div className={css.title}>
      <Heading level={1}>{routes.sharedList.title}</Heading>
      {about}
    </div>
    {children}
  </div>
);

const stockOf = (text: string) => <StockStatus text={text} />;

interface LoadedListProps extends SharedListProps {
  identity: Identity;
  list: ListContents;
}

function LoadedList({ identity, list, fragment }: LoadedListProps) {
  const { rows, lookup } = usePricedRows(list.rows);
  const owner = identityKey(identity);
  useEffect(() => keepQuantities(rows, `shared ${fragment}`, owner), [rows, fragment, owner]);

  /** The list with the quantities that stand in its fields; what is none there is as it was shared. */
  const rowsNow = (): readonly KeptRow[] =>
    rows.saved().map((row, place) => ({
      code: row.code,
      quantity: quantityOf(row) ?? list.rows[place]?.quantity ?? 1,
    }));

  return (
    <Page
      about={
        <span className={css.about}>
          <span translate="no">{list.name}</span> · {formatCount(list.rows.length)} ürün
        </span>
      }
    >
      <Saving identity={identity} name={list.name} rowsNow={rowsNow}>
        <OpenInQuickOrder identity={identity} rows={rowsNow} />
      </Saving>
      <RowsProgress rows={rows} lookup={lookup} />
      <RowsLeft rows={rows} />
      <AddingRows
        identity={identity}
        rows={rows}
        loadSettle={loadSettleBasket}
        bar={(state) => <AddBar {...state} />}
      >
        <PricedRows label={list.name} rows={rows} stockOf={stockOf} />
      </AddingRows>
    </Page>
  );
}

/** What keeps lists comes with the press, or a little before. */
const loadKeeping = () => import('../../features/lists/keepList.ts');
const warm = () => void loadKeeping().catch(() => undefined);

interface SavingProps {
  identity: Identity;
  name: string;
  rowsNow: () => readonly KeptRow[];
  children: ReactNode;
}

/** Puts the list beside one's own, once; says where it is, or why it is not. */
function Saving({ identity, name, rowsNow, children }: SavingProps) {
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [savedId, setSavedId] = useState<string>();
  const [refused, setRefused] = useState<{ readonly reason: string; readonly rows: readonly KeptRow[] }>();

  const save = async () => {
    setSaving(true);
    const rows = rowsNow();
    const keeping = await loadKeeping().catch(() => undefined);
    const kept = await keeping?.keepList(queries, identity, { name, origin: { kind: 'link' }, rows });
    setSaving(false);
    if (kept === undefined) tellNotLoaded(() => void save());
    else if ('reason' in kept) setRefused({ reason: kept.reason, rows });
    else {
      setSavedId(kept.id);
      setRefused(undefined);
      toasts.show({ tone: 'success', title: `‘${kept.name}’ listelerinize kaydedildi.` });
    }
  };

  return (
    <>
      <div className={css.toolbar}>
        {savedId === undefined ? (
          <Button
            icon={<BookmarkPlusIcon />}
            isPending={isSaving}
            onPointerEnter={warm}
            onFocus={warm}
            onPress={() => void save()}
          >
            Listelerime Kaydet
          </Button>
        ) : (
          <LinkButton icon={<CheckIcon />} href={paths.openList.to({ id: savedId })}>
            Kaydedilen Listeyi Aç
          </LinkButton>
        )}
        {children}
      </div>
      {refused && (
        <UnsavedList
          reason={refused.reason}
          list={{ name, rows: refused.rows }}
          onRetry={() => void save()}
        />
      )}
      <Alert announce="never">
        Liste bağlantının içinden okundu{savedId === undefined && ' ve henüz kaydedilmedi'}. Fiyat ve stok
        bugünkü hâliyle ve sizin hesabınıza göredir.
      </Alert>
    </>
  );
}
