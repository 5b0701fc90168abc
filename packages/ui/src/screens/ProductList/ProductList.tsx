import { isApiError } from '@vitrin/api-client/apiError';
import type { ListSource, ProductList as ProductListData } from '@vitrin/api-client/catalog/productList';
import { identityKey } from '@vitrin/api-client/identity';
import type { Application } from '@vitrin/api-client/application/application';
import type { Id } from '@vitrin/api-client/read/readId';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAddToBasket } from '../../features/basket/useAddToBasket.ts';
import { settleSelection } from '../../features/catalog/addSelection.ts';
import type { CatalogQuery } from '../../features/catalog/catalogQuery.ts';
import { clearSelection } from '../../features/catalog/clearSelection.ts';
import { listCrumbs, listTabTitle, listTitle } from '../../features/catalog/listCrumbs.ts';
import { ListToolbar } from '../../features/catalog/ListToolbar/ListToolbar.tsx';
import { ListToolbarSkeleton } from '../../features/catalog/ListToolbar/ListToolbarSkeleton.tsx';
import { resolveForShop } from '../../features/catalog/resolveForShop.ts';
import { SelectionBar } from '../../features/catalog/SelectionBar/SelectionBar.tsx';
import { noteUnderWay, selectionOf, singleQuantities } from '../../features/catalog/selections.ts';
import { tellWrongQuantity } from '../../features/catalog/tellWrongQuantity.ts';
import { useListFrame } from '../../features/catalog/useListFrame.ts';
import { useViewMode } from '../../features/catalog/useViewMode.ts';
import { WaitingLists } from '../../features/catalog/WaitingLists/WaitingLists.tsx';
import { useSaveToList } from '../../features/lists/useSaveToList.tsx';
import { currentAddress } from '../../features/session/currentAddress.ts';
import { usePageTitle } from '../../features/session/usePageTitle.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PackageSearchIcon } from '../../primitives/Icon/PackageSearchIcon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { useNavigation } from '../../primitives/Link/NavigationProvider.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { words } from '../../text/words.ts';
import * as css from './ProductList.css.ts';
import { Products, ProductsSkeleton } from './Products.tsx';
import { useFoundList } from './useFoundList.ts';

export interface ProductListProps {
  /** Which products: a category, a brand, a search, or all. */
  source: ListSource;
  /** What the address says of page, order and filter. */
  query: CatalogQuery;
  onQueryChange: (query: CatalogQuery) => void;
  /** The address of this list with another page, order or filter. */
  hrefFor: (query: CatalogQuery) => string;
}

/** Products of a category, a brand, a search, or all, as a table or cards, with quantities for dealers. */
export function ProductList(props: ProductListProps) {
  return (
    <QueryState query={useApplication()} pending={<WaitingForShop source={props.source} />}>
      {(application) => <LoadedShop {...props} application={application} />}
    </QueryState>
  );
}

/** Prices and defaults depend on who is signed in, so nothing is listed before that is known. */
function WaitingForShop({ source }: Pick<ProductListProps, 'source'>) {
  const [view] = useViewMode();
  return (
    <div className={css.page}>
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={listCrumbs(source, undefined)}
        isLoading={needsName(source)}
      />
      <Title title={listTitle(source, undefined)} total="awaited" />
      <ListToolbarSkeleton />
      <ProductsSkeleton view={view} isSignedIn />
    </div>
  );
}

function LoadedShop(props: ProductListProps & { application: Application }) {
  const { source, query, onQueryChange, hrefFor, application } = props;
  const { identity } = application;
  const resolved = resolveForShop(query, application);
  const list = useFoundList(identity, source, resolved);
  const frame = useListFrame(list.data, identity, source, resolved);
  const [view, setView] = useViewMode();
  const navigate = useNavigation();
  const owner = identityKey(identity);
  const here = JSON.stringify(source);
  const selection = selectionOf(owner, here, listTitle(source, frame));
  const basket = useAddToBasket(identity);
  const queries = useQueryClient();
  const toList = useSaveToList(identity);
  const products = useRef<HTMLDivElement>(null);
  const crumbs = listCrumbs(source, frame);
  const isFailed = list.isError && !list.isFetching;
  const isNaming = !frame && !isFailed && needsName(source);
  const isNotFound = !list.data && needsName(source) && isApiError(list.error, 'notFound');
  usePageTitle(isNotFound ? goneTitle : listTabTitle(source, frame));

  const addChosen = async () => {
    const invalid = selection.firstInvalid();
    if (invalid !== undefined) {
      const field = fieldOf(products.current, String(invalid.id));
      // The selection holds what was typed on other pages, too, and cards have no field for it.
      if (field) field.focus();
      else tellWrongQuantity(selection, invalid);
      return;
    }
    const pressed = document.activeElement;
    const lines = await noteUnderWay(selection, basket.add(selection.lines()));
    // Where something stays chosen, so does the bar with what was pressed.
    if (lines.every(({ isAdded }) => isAdded) && pressed === document.activeElement)
      leaveBar(lines.at(-1)?.productId);
    settleSelection(selection, lines);
  };
  const saveChosen = () =>
    toList.save(async () => {
      const { findCodes } = await import('./findCodes.ts');
      return {
        name: listTitle(source, frame),
        origin: { kind: 'products' },
        lines: await findCodes(queries, identity, selection),
      };
    });
  const clearChosen = () => {
    leaveBar(selection.texts().at(-1)?.[0]);
    clearSelection(selection);
  };
  /** Its buttons go with it; whoever came to one by keyboard goes on where the last quantity was typed, if that is here. */
  const leaveBar = (productId: Id | undefined) => {
    if (!document.activeElement?.matches(':focus-visible')) return;
    const field = fieldOf(products.current, String(productId));
    if (field) field.focus();
    else products.current?.closest('main')?.focus({ preventScroll: true });
  };

  if (isNotFound) return <Gone crumbs={crumbs} />;
  return (
    <div className={css.page}>
      <Breadcrumb label={words.breadcrumb} crumbs={crumbs} isLoading={isNaming} />
      <Title
        title={listTitle(source, frame) || (isNaming ? '' : 'Ürünler')}
        total={frame?.pager.total ?? (isFailed ? undefined : 'awaited')}
      />
      <ListToolbar
        query={resolved}
        onQueryChange={onQueryChange}
        brands={frame?.brands ?? (isFailed ? [] : undefined)}
        brand={source.type === 'brand' ? source : undefined}
        onBrandChange={({ id, categoryId }) => navigate(paths.brand.to({ id, categoryId }))}
        view={view}
        onViewChange={setView}
      />
      {identity.isAuth && <WaitingLists identity={owner} here={here} onAdd={basket.add} />}
      {/* Empty while another page, order or filter is on its way, so that what has come is told also where it is as many. */}
      <VisuallyHidden role="status">
        {list.data ? describeResult(list.data, resolved.page) : ''}
      </VisuallyHidden>
      <div ref={products} className={frame && list.isPending ? css.between : undefined}>
        <Products
          list={list}
          view={view}
          isSignedIn={identity.isAuth}
          selection={selection}
          typed={singleQuantities(owner)}
          onAdd={basket.addOne}
          loginHref={paths.login.to({ from: currentAddress() })}
        />
      </div>
      {frame && !list.data?.isEmpty && (
        <div className={css.foot}>
          <span>{rangeOf(frame.pager)}</span>
          <Pagination
            label="Sayfalama"
            previousLabel="Önceki"
            nextLabel="Sonraki"
            pageLabel={(page) => `Sayfa ${page}`}
            page={frame.pager.page}
            pageCount={frame.pager.pageCount}
            hrefFor={(page) => hrefFor({ ...resolved, page })}
          />
        </div>
      )}
      {list.data?.isEmpty && resolved.page > 1 && (
        <div className={css.foot}>
          <span>{noneOnPage}</span>
          <Link href={hrefFor({ ...resolved, page: 1 })} replace>
            İlk sayfaya dön
          </Link>
        </div>
      )}
      {list.data?.isEmpty && resolved.page === 1 && resolved.inStock && (
        <div className={css.foot}>
          <span>Yalnızca stoktakiler arandı.</span>
          <Link href={hrefFor({ ...resolved, inStock: false })} replace>
            Stokta olmayanlarda da ara
          </Link>
        </div>
      )}
      {identity.isAuth && (
        <SelectionBar
          selection={selection}
          isPending={basket.isPending}
          onAdd={() => void addChosen()}
          isSaving={toList.isOpening}
          onSave={saveChosen}
          onClear={clearChosen}
        />
      )}
      {toList.dialog}
    </div>
  );
}

const goneTitle = 'Sayfa Bulunamadı';

/** The category or brand does not exist, or no longer: an old bookmark, which trying again does not help. */
const Gone = ({ crumbs }: { crumbs: ReturnType<typeof listCrumbs> }) => (
  <div className={css.page}>
    <Breadcrumb label={words.breadcrumb} crumbs={[...crumbs, { title: goneTitle }]} />
    <EmptyState
      level={1}
      icon={<PackageSearchIcon size="xl" />}
      title={goneTitle}
      actions={
        <LinkButton tone="brand" href={paths.allProducts.to()}>
          Tüm Ürünler
        </LinkButton>
      }
    >
      Aradığınız kategori veya marka kaldırılmış olabilir.
    </EmptyState>
  </div>
);

/** Lists that are called as their answer says. */
const needsName = (source: ListSource) => source.type === 'catalog' || source.type === 'brand';

const fieldOf = (root: HTMLElement | null, productId: string) =>
  root?.querySelector<HTMLInputElement>(`input[data-quantity="${CSS.escape(productId)}"]`);

const noneOnPage = 'Bu sayfada ürün yok.';

/** What has come, for who does not see it. */
function describeResult({ isEmpty, pager }: ProductListData, page: number): string {
  if (isEmpty) return page > 1 ? noneOnPage : 'Ürün bulunamadı.';
  return rangeOf(pager);
}

function rangeOf({ total, page, pageSize }: { total: number; page: number; pageSize: number }): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return pageSize > 0 && first <= last
    ? `${formatCount(total)} üründen ${formatCount(first)}–${formatCount(last)} arası`
    : `${formatCount(total)} ürün`;
}

/** The heading; its place is kept while the name is '', on its way. What is counted takes a line of its own on a phone. */
function Title({ title, total }: { title: string; total: number | 'awaited' | undefined }) {
  return (
    <div className={css.title}>
      {title === '' ? (
        <Skeleton width={280} height={24} />
      ) : (
        <>
          <Heading level={1}>{title}</Heading>
          {total !== undefined && (
            <span className={css.total}>
              {total === 'awaited' ? <Skeleton width={52} isLine /> : `${formatCount(total)} ürün`}
            </span>
          )}
        </>
      )}
    </div>
  );
}
