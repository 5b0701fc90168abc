import type { Id } from '@vitrin/api-client/read/readId';
import type { Cari } from '@vitrin/api-client/delegation/companies';
import { useRef, type RefObject } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { handOn } from '../../../primitives/Button/handOn.ts';
import { useOpenList } from '../../../primitives/Combobox/useOpenList.ts';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Highlight } from '../../../primitives/Highlight/Highlight.tsx';
import { BuildingIcon } from '../../../primitives/Icon/BuildingIcon.tsx';
import { SearchIcon } from '../../../primitives/Icon/SearchIcon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { highlightMatches } from '../../../text/highlightMatches.ts';
import { words } from '../../../text/words.ts';
import type { CariSearch } from '../useCariSearch.ts';
import * as css from './CariList.css.ts';

export interface CariListProps {
  text: string;
  onTextChange: (text: string) => void;
  search: CariSearch;
  onPick: (company: Cari) => void;
  /** The company the shop is changing to: the others have to wait. */
  pendingId?: Id | undefined;
  /** Takes the focus when the list appears. */
  input?: RefObject<HTMLInputElement | null>;
}

const none: readonly Cari[] = [];
const keyOf = ({ id }: Cari) => String(id);

/** A box and the companies it finds. */
export function CariList({ text, onTextChange, search, onPick, pendingId, input }: CariListProps) {
  const own = useRef<HTMLInputElement>(null);
  const companies = search.kind === 'found' ? search.companies : none;
  const { highlighted, inputProps, menuProps, itemProps } = useOpenList({
    label: 'Cari ara',
    listLabel: 'Cariler',
    items: companies,
    itemKey: keyOf,
    text,
    onPick,
    input: input ?? own,
  });
  return (
    <div className={css.picker}>
      <div className={css.box}>
        <TextField
          {...inputProps}
          label="Cari ara"
          isLabelHidden
          type="search"
          spellCheck={false}
          placeholder="Firma adı veya cari no"
          icon={<SearchIcon />}
          isReadOnly={pendingId !== undefined}
          onChange={onTextChange}
        />
      </div>
      {/* A box that may scroll can be reached by keyboard. */}
      <div
        className={css.results}
        role="region"
        aria-label="Sonuçlar"
        aria-busy={search.kind === 'loading' || undefined}
        tabIndex={companies.length > 0 ? 0 : undefined}
      >
        <ul {...menuProps} className={css.list}>
          {companies.map((company, index) => (
            <li
              key={keyOf(company)}
              {...itemProps(company, index)}
              className={css.option}
              data-highlighted={index === highlighted || undefined}
              data-waits={(pendingId !== undefined && pendingId !== company.id) || undefined}
            >
              {pendingId === company.id ? <Spinner label="Firma değiştiriliyor" /> : <BuildingIcon />}
              <span translate="no">
                <Highlight parts={highlightMatches(company.name, text)} />
                {company.detail !== '' && (
                  <>
                    {' '}
                    <span className={css.detail}>
                      <Highlight parts={highlightMatches(company.detail, text)} />
                    </span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
        <Notice search={search} />
      </div>
      <VisuallyHidden role="status">
        {search.kind === 'found' ? `${companies.length} sonuç` : ''}
      </VisuallyHidden>
    </div>
  );
}

/** In place of the list. */
function Notice({ search }: { search: CariSearch }) {
  switch (search.kind) {
    case 'idle':
      return <p className={css.hint}>Aramak için en az 2 harf yazın.</p>;
    case 'loading':
      return ['60%', '74%', '52%', '66%'].map((width) => (
        <div className={css.option} key={width}>
          <Skeleton width={18} height={18} shape="control" />
          <Skeleton width={width} />
        </div>
      ));
    case 'failed':
      return (
        <div className={css.failed}>
          <Alert
            tone="critical"
            actions={
              <Button ref={handOn} size="sm" isPending={search.isRetrying} onPress={search.onRetry}>
                {words.retry}
              </Button>
            }
          >
            Arama sırasında hata oluştu.
          </Alert>
        </div>
      );
    case 'found':
      return search.companies.length > 0 ? null : (
        <EmptyState icon={<BuildingIcon size="xl" />} title="Cari bulunamadı">
          Farklı kelimelerle tekrar deneyin
        </EmptyState>
      );
  }
}
