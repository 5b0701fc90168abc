import { useMemo, type Ref } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { QueryFailure } from '../../../query/QueryState.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { filterIcons } from '../filterIcons.ts';
import { IconGrid, type IconGridHandle } from '../IconGrid/IconGrid.tsx';
import type { IconSetState } from '../useIconSet.ts';
import { count, standIn } from './IconPicker.css.ts';

export interface IconChoiceProps extends IconSetState {
  /** Name of the set. */
  label: string;
  /** What the names must begin with. */
  text: string;
  /** The icon that is set now, where it is of this set. */
  selected: string | undefined;
  onSelect: (name: string) => void;
  onType: () => void;
  gridRef: Ref<IconGridHandle>;
}

/** The icons of one set, as far as the filter lets them through; what stands there while they come or cannot. */
export function IconChoice({
  set,
  onRetry,
  label,
  text,
  selected,
  onSelect,
  onType,
  gridRef,
}: IconChoiceProps) {
  const names = useMemo(() => (set ? filterIcons(set.names, text) : []), [set, text]);
  if (onRetry) {
    return (
      <div className={standIn}>
        <QueryFailure onRetry={onRetry} />
      </div>
    );
  }
  if (!set) {
    return (
      <div className={standIn} aria-busy="true">
        <Spinner />
      </div>
    );
  }
  return (
    <>
      {names.length === 0 ? (
        <div className={standIn}>
          <EmptyState title="Bu adla başlayan ikon yok.">
            İkonların adları İngilizcedir: wrench, car, lightbulb.
          </EmptyState>
        </div>
      ) : (
        <IconGrid
          ref={gridRef}
          label={`${label} ikonları`}
          names={names}
          drawings={set.drawings}
          {...{ selected, onSelect, onType }}
        />
      )}
      <p className={count} role="status">
        {formatCount(names.length)} ikon
      </p>
    </>
  );
}
