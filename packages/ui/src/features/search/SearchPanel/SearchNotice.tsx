import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ArrowRightIcon } from '../../../primitives/Icon/ArrowRightIcon.tsx';
import { BarcodeIcon } from '../../../primitives/Icon/BarcodeIcon.tsx';
import { PackageSearchIcon } from '../../../primitives/Icon/PackageSearchIcon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { QueryFailure } from '../../../query/QueryState.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import type { Suggestions } from '../useSuggestions.ts';
import type { SearchPanelProps } from './SearchPanel.tsx';
import * as css from './SearchPanel.css.ts';

/** How many were found; on phones beside the box's own choice, to save a line. */
export function SearchCount({ suggestions, place }: { suggestions: Suggestions; place: 'box' | 'list' }) {
  if (suggestions.kind !== 'found' || suggestions.products.length === 0) return null;
  return (
    <span className={css.count[place]} aria-hidden="true">
      {countOf(suggestions)}
    </span>
  );
}

const countOf = ({ products }: { products: readonly unknown[] }) => `${formatCount(products.length)} sonuç`;

/** Above the list: what it is, and how long. */
export function SearchHead({
  suggestions,
  recent,
  onForget,
  input,
}: Pick<SearchPanelProps, 'suggestions' | 'recent' | 'onForget' | 'input'>) {
  if (suggestions.kind !== 'idle') {
    return (
      <>
        <SearchCount suggestions={suggestions} place="list" />
        <VisuallyHidden role="status">
          {suggestions.kind === 'found' && suggestions.isCurrent ? countOf(suggestions) : ''}
        </VisuallyHidden>
      </>
    );
  }
  return recent.length === 0 ? null : (
    <div className={css.listHead}>
      <span>Son aramalar</span>
      <Button
        tone="quiet"
        size="sm"
        onPress={() => {
          onForget();
          // The button goes with the list.
          input.current?.focus();
        }}
      >
        Temizle
      </Button>
    </div>
  );
}

/** What can be searched for. */
export const SearchHint = () => (
  <EmptyState icon={<BarcodeIcon size="xl" />} title="Ne aramıştınız?">
    Ürün adı, stok kodu veya barkod yazın ya da barkodu okutun.
  </EmptyState>
);

/** In place of a list, or below it. */
export function SearchNotice({
  suggestions,
  recent,
  text,
  isInStockOnly,
  onInStockOnlyChange,
  resultsHref,
}: SearchPanelProps) {
  switch (suggestions.kind) {
    case 'idle':
      return recent.length > 0 ? null : <SearchHint />;
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <QueryFailure isRetrying={suggestions.isRetrying} onRetry={suggestions.onRetry}>
          {suggestions.isTimeout ? 'Arama zamanında yanıt vermedi.' : 'Arama yapılamadı.'}
        </QueryFailure>
      );
    case 'found':
      return suggestions.products.length === 0 ? (
        <EmptyState
          icon={<PackageSearchIcon size="xl" />}
          title="Ürün Bulunamadı"
          actions={
            isInStockOnly && (
              <Button onPress={() => onInStockOnlyChange(false)}>Stokta olmayanlarda da ara</Button>
            )
          }
        >
          Farklı kelimelerle tekrar deneyin
        </EmptyState>
      ) : (
        <a className={css.all} href={resultsHref(text.trim())}>
          Tüm sonuçları gör
          <ArrowRightIcon size="sm" />
        </a>
      );
  }
}

const rows = ['72%', '58%', '80%', '64%', '76%', '52%'];

/** Six results on their way. */
const Waiting = () => (
  <div className={css.waiting}>
    <div className={css.count.list}>
      <Skeleton width={56} />
    </div>
    {rows.map((width) => (
      <div className={css.option} key={width}>
        <span className={css.picture}>
          <Skeleton width="100%" height="100%" shape="control" />
        </span>
        <span className={css.waitingText}>
          <Skeleton width={width} />
          <Skeleton width={88} height={10} />
        </span>
      </div>
    ))}
  </div>
);
