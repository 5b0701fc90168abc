import { useApplication } from '@vitrin/api-client/application/useApplication';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useState } from 'react';
import { ListFileMenu } from '../../features/lists/ListFileMenu.tsx';
import { ListMenu } from '../../features/lists/ListMenu.tsx';
import { ListsFailed } from '../../features/lists/ListsFailed.tsx';
import { countOf, dayOf, refusalOf } from '../../features/lists/listWords.ts';
import { ShareButton } from '../../features/lists/share/ShareButton.tsx';
import { type KeptLists, type ListOutcome, warmChanges } from '../../features/lists/store/createKeptLists.ts';
import type { KeptList, KeptRow } from '../../features/lists/store/KeptList.ts';
import { addRows, withoutRow, withQuantity } from '../../features/lists/store/listRows.ts';
import { UnsavedList } from '../../features/lists/UnsavedList.tsx';
import { useKeptLists } from '../../features/lists/useKeptLists.ts';
import { useListCommands } from '../../features/lists/useListCommands.tsx';
import { OpenInQuickOrder } from '../../features/quick-order/handOver/OpenInQuickOrder.tsx';
import { usePageTitle } from '../../features/session/usePageTitle.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { DevicesIcon } from '../../primitives/Icon/DevicesIcon.tsx';
import { ListPlusIcon } from '../../primitives/Icon/ListPlusIcon.tsx';
import { PackageSearchIcon } from '../../primitives/Icon/PackageSearchIcon.tsx';
import { PencilIcon } from '../../primitives/Icon/PencilIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useOnceActive } from '../../primitives/useOnceActive.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { AddCode } from './AddCode.tsx';
import { PrintButton } from './PrintButton.tsx';
import { ListRows } from './ListRows.tsx';
import * as css from './OpenList.css.ts';

export interface OpenListProps {
  listId: string;
}

const listsCrumb = { title: routes.lists.title, href: paths.lists.to() };

/** A list that is kept on this device. */
export function OpenList({ listId }: OpenListProps) {
  const application = useApplication();
  if (application.data) {
    const { identity } = application.data;
    return <KnownList key={`${identityKey(identity)} ${listId}`} identity={identity} listId={listId} />;
  }
  return (
    <div className={css.page}>
      <Breadcrumb label={words.breadcrumb} crumbs={[listsCrumb]} isLoading />
      <QueryState query={application} pending={<RowsOnTheirWay />} failed="Liste yüklenemedi." level={1} />
    </div>
  );
}

/** What stands in the toolbar, by its width. */
const heldTools = [173, 104, 103, 129, 40];

const Held = ({ width = '100%' }: { width?: number | string }) => (
  <div className={css.held}>
    <Skeleton width={width} height="100%" shape="control" />
  </div>
);

const RowsOnTheirWay = () => (
  <div className={css.page} aria-busy="true">
    <div className={css.title}>
      <div className={css.heldName}>
        <Skeleton width={220} height="100%" />
      </div>
      <span className={css.about}>
        <Skeleton width={200} isLine />
      </span>
      <OnlyHere />
    </div>
    <div className={css.toolbar}>
      {heldTools.map((width) => (
        <Held key={width} width={width} />
      ))}
      <div className={css.add}>
        <Held />
      </div>
    </div>
    <Skeleton height={320} shape="control" />
  </div>
);

const OnlyHere = () => (
  <span className={css.onlyHere}>
    <DevicesIcon size="xs" /> Yalnızca bu cihazda saklanır
  </span>
);

function KnownList({ identity, listId }: OpenListProps & { identity: Identity }) {
  const { lists, state } = useKeptLists(identity);
  const list = state.kind === 'ready' ? state.lists.find(({ id }) => id === listId) : undefined;
  usePageTitle(state.kind === 'ready' ? (list?.name ?? gone) : routes.lists.title);
  if (list && state.kind === 'ready')
    return <LoadedList identity={identity} lists={lists} list={list} all={state.lists} />;
  return (
    <div className={css.page}>
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={state.kind === 'ready' ? [listsCrumb, { title: gone }] : [listsCrumb]}
        isLoading={state.kind === 'loading'}
      />
      {state.kind === 'loading' && <RowsOnTheirWay />}
      {state.kind === 'failed' && <ListsFailed problem={state.problem} lists={lists} />}
      {state.kind === 'ready' && (
        <EmptyState
          level={1}
          icon={<PackageSearchIcon size="xl" />}
          title={gone}
          actions={<LinkButton href={paths.lists.to()}>Listelerim</LinkButton>}
        >
          Bu liste bu cihazda yok: silinmiş, başka bir cihazda ya da başka bir firma için kaydedilmiş
          olabilir.
        </EmptyState>
      )}
    </div>
  );
}

const gone = 'Liste Bulunamadı';

interface LoadedListProps {
  identity: Identity;
  lists: KeptLists;
  list: KeptList;
  all: readonly KeptList[];
}

/** A change that was not kept: the list as it was to be, and how to try again. */
interface Unsaved {
  readonly reason: string;
  readonly rows: readonly KeptRow[];
  readonly again: () => void;
}

function LoadedList({ identity, lists, list, all }: LoadedListProps) {
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const [underWay, setUnderWay] = useState(0);
  const [isNaming, setNaming] = useState(false);
  const { command, dialog } = useListCommands(lists, all);
  useOnceActive(warmChanges);

  /** Makes a change, or says that it was not made and offers the list as it was to be. */
  const change = async (work: () => Promise<ListOutcome>, rows: readonly KeptRow[]): Promise<boolean> => {
    setUnderWay((count) => count + 1);
    const outcome = await work();
    setUnderWay((count) => count - 1);
    setUnsaved(
      outcome.kind === 'done'
        ? undefined
        : { reason: refusalOf(outcome), rows, again: () => void change(work, rows) },
    );
    return outcome.kind === 'done';
  };
  const rename = async () => {
    setNaming(true);
    await command(list, 'rename');
    setNaming(false);
  };
  const add = (code: string) => {
    const more = [{ code, quantity: 1 }];
    return change(() => lists.addRows(list.id, more), addRows(list.rows, more));
  };
  const remove = async (code: string) => {
    const place = list.rows.findIndex((row) => row.code === code);
    const row = list.rows[place];
    if (!row) return;
    const isDone = await change(() => lists.removeRow(list.id, row.code), withoutRow(list.rows, row.code));
    if (!isDone) return;
    toasts.show({
      title: `${row.code} listeden çıkarıldı.`,
      action: {
        label: words.undo,
        onPress: () => void change(() => lists.putBackRow(list.id, row, place), list.rows),
      },
    });
  };

  return (
    <div className={css.page}>
      <Breadcrumb label={words.breadcrumb} crumbs={[listsCrumb, { title: list.name, isName: true }]} />
      <div className={css.title}>
        <Heading level={1}>
          <span translate="no">{list.name}</span>
        </Heading>
        <IconButton label="Yeniden Adlandır" size="sm" isPending={isNaming} onPress={() => void rename()}>
          <PencilIcon />
        </IconButton>
        <span className={css.about}>
          {countOf(list)} · {dayOf(list.changedAt)} günü değişti
        </span>
        <OnlyHere />
      </div>
      <div className={css.toolbar}>
        {list.rows.length > 0 && (
          <>
            <OpenInQuickOrder identity={identity} rows={() => list.rows} />
            <ShareButton list={list} />
            <PrintButton identity={identity} list={list} />
            <ListFileMenu list={list}>Dışa Aktar</ListFileMenu>
          </>
        )}
        <ListMenu list={list} canMerge={all.length > 1} onCommand={command} />
        <div className={css.add}>
          <AddCode onAdd={add} />
        </div>
      </div>
      {unsaved && (
        <UnsavedList
          reason={unsaved.reason}
          list={{ name: list.name, rows: unsaved.rows }}
          onRetry={unsaved.again}
        />
      )}
      {list.rows.length === 0 ? (
        <EmptyState icon={<ListPlusIcon size="xl" />} title="Bu liste boş.">
          Yukarıya kod veya barkod yazın ya da sepette, bir üründe, Hızlı Siparişte veya bir belgede ‘Listeye
          Kaydet’i kullanın.
        </EmptyState>
      ) : (
        <ListRows
          identity={identity}
          list={list.rows}
          isTyped={underWay > 0 || unsaved !== undefined}
          onQuantity={(code, quantity) =>
            void change(
              () => lists.setQuantity(list.id, code, quantity),
              withQuantity(list.rows, code, quantity),
            )
          }
          onRemove={remove}
        />
      )}
      {dialog}
    </div>
  );
}
