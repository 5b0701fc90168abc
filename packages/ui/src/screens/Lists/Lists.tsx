import { useApplication } from '@vitrin/api-client/application/useApplication';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useCallback, useState } from 'react';
import { BackupActions } from '../../features/lists/BackupActions.tsx';
import { ListMenu } from '../../features/lists/ListMenu.tsx';
import { ListsFailed } from '../../features/lists/ListsFailed.tsx';
import { ListTable } from '../../features/lists/ListTable.tsx';
import { dayOf } from '../../features/lists/listWords.ts';
import { nameDialog } from '../../features/lists/nameDialog.ts';
import { ShareButton } from '../../features/lists/share/ShareButton.tsx';
import { type KeptLists, type ListsState, warmChanges } from '../../features/lists/store/createKeptLists.ts';
import type { KeptList } from '../../features/lists/store/KeptList.ts';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';
import { useKeptLists } from '../../features/lists/useKeptLists.ts';
import { useListCommands } from '../../features/lists/useListCommands.tsx';
import { OpenInQuickOrder } from '../../features/quick-order/handOver/OpenInQuickOrder.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { DevicesIcon } from '../../primitives/Icon/DevicesIcon.tsx';
import { ListPlusIcon } from '../../primitives/Icon/ListPlusIcon.tsx';
import { PlusIcon } from '../../primitives/Icon/PlusIcon.tsx';
import { SearchIcon } from '../../primitives/Icon/SearchIcon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useLazyComponent } from '../../primitives/useLazyComponent.ts';
import { useOnceActive } from '../../primitives/useOnceActive.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { routes } from '../../routes.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { foldTurkish } from '../../text/turkish.ts';
import { words } from '../../text/words.ts';
import { ListFromFile } from './ListFromFile.tsx';
import * as css from './Lists.css.ts';

/** All lists that somebody keeps on this device. */
export function Lists() {
  const application = useApplication();
  if (application.data)
    return <KnownLists key={identityKey(application.data.identity)} identity={application.data.identity} />;
  return (
    <div className={css.page}>
      <Head />
      <QueryState query={application} pending={<OnTheirWay />} failed="Listeler yüklenemedi." />
    </div>
  );
}

const loadName = () => nameDialog.load();

const nothing = () => null;
const Held = ({ width = '100%' }: { width?: number | string }) => (
  <div className={css.held}>
    <Skeleton width={width} height="100%" shape="control" />
  </div>
);
const OnTheirWay = () => (
  <>
    <div className={css.toolbar}>
      <Held width={124} />
      <Held width={132} />
      <div className={css.search}>
        <Held />
      </div>
      <div className={css.end}>
        <Held width={170} />
        <Held width={162} />
      </div>
    </div>
    <div className={css.heldNote}>
      <Skeleton height="100%" shape="control" />
    </div>
    <ListTable lists={[]} actionsOf={nothing} isLoading />
  </>
);

const Head = ({ count }: { count?: number }) => (
  <>
    <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.lists.title }]} />
    <div className={css.title}>
      <Heading level={1}>{routes.lists.title}</Heading>
      {count !== undefined && count > 0 && <span className={css.count}>{formatCount(count)} liste</span>}
      <span className={css.onlyHere}>
        <DevicesIcon size="xs" /> Yalnızca bu cihazda saklanır
      </span>
    </div>
  </>
);

function KnownLists({ identity }: { identity: Identity }) {
  const { lists, state } = useKeptLists(identity);
  if (state.kind === 'ready') return <LoadedLists identity={identity} lists={lists} state={state} />;
  return (
    <div className={css.page}>
      <Head />
      {state.kind === 'loading' ? <OnTheirWay /> : <ListsFailed problem={state.problem} lists={lists} />}
    </div>
  );
}

interface LoadedListsProps {
  identity: Identity;
  lists: KeptLists;
  state: Extract<ListsState, { kind: 'ready' }>;
}

function LoadedLists({ identity, lists, state }: LoadedListsProps) {
  const [search, setSearch] = useState('');
  const { Component: NameDialog, fetch: fetchName } = useLazyComponent(loadName);
  const [isNaming, setNaming] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const { command, dialog } = useListCommands(lists, state.lists);
  useOnceActive(warmChanges);
  const wanted = foldTurkish(search);
  const shown = state.lists.filter(({ name }) => foldTurkish(name).includes(wanted));
  const canMerge = state.lists.length > 1;
  const actionsOf = useCallback(
    (one: KeptList) => (
      <>
        {one.rows.length > 0 && (
          <span className={css.roomy}>
            <OpenInQuickOrder size="sm" identity={identity} rows={() => one.rows} />
            <ShareButton size="sm" tone="quiet" list={one} />
          </span>
        )}
        <ListMenu list={one} canMerge={canMerge} onCommand={command} />
      </>
    ),
    [identity, canMerge, command],
  );

  const askForName = async () => {
    setFetching(true);
    const isThere = await fetchName();
    setFetching(false);
    if (isThere) setNaming(true);
    else tellNotLoaded(() => void askForName());
  };

  return (
    <div className={css.page}>
      <Head count={state.lists.length} />
      <div className={css.toolbar}>
        <Button
          tone="brand"
          icon={<PlusIcon />}
          isPending={isFetching}
          onPointerEnter={() => void fetchName()}
          onPress={() => void askForName()}
        >
          Yeni Liste
        </Button>
        <ListFromFile lists={lists} taken={state.lists.map(({ name }) => name)} />
        <div className={css.search}>
          <TextField
            label="Liste adı ara"
            isLabelHidden
            type="search"
            icon={<SearchIcon />}
            placeholder="Liste adı ara"
            autoComplete="off"
            value={search}
            onChange={setSearch}
          />
        </div>
        <div className={css.end}>
          <BackupActions lists={lists} state={state} />
        </div>
      </div>
      <Alert announce="never">
        Listeler yalnızca bu cihazda, <b translate="no">{identity.delegatedCompany || identity.member}</b>{' '}
        için saklanır. {backupWords(state)}
      </Alert>
      {state.unreadable.length > 0 && (
        <Alert tone="caution" title={`${formatCount(state.unreadable.length)} liste okunamadı.`}>
          Silinmedi; bu cihazda duruyor ve yedeğe de girer.
        </Alert>
      )}
      {state.lists.length === 0 ? (
        <EmptyState icon={<ListPlusIcon size="xl" />} title="Henüz listeniz yok.">
          Yeni bir liste açın, bir dosyadan alın ya da sepette, bir üründe, Hızlı Siparişte veya bir belgede
          ‘Listeye Kaydet’i kullanın.
        </EmptyState>
      ) : (
        <ListTable lists={shown} actionsOf={actionsOf} empty="Bu adda liste yok." />
      )}
      {isNaming && NameDialog && (
        <NameDialog
          title="Yeni Liste"
          name=""
          taken={state.lists.map(({ name }) => name)}
          onSave={(name) => lists.create({ name, origin: { kind: 'hand' }, rows: [] })}
          onClose={() => setNaming(false)}
        />
      )}
      {dialog}
    </div>
  );
}

/** When the lists were last backed up, and how many have changed since. */
function backupWords({ lists, backedUpAt }: LoadedListsProps['state']): string {
  if (lists.length === 0) return '';
  if (backedUpAt === undefined) return 'Henüz yedek alınmadı.';
  const changed = lists.filter(({ changedAt }) => changedAt > backedUpAt).length;
  const day = `Son yedek ${dayOf(backedUpAt)}`;
  return changed === 0 ? `${day}.` : `${day}; o günden beri ${formatCount(changed)} liste değişti.`;
}
