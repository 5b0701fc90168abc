import { ActionBar, ActionButton, QuietAction } from '../../primitives/ActionBar/ActionBar.tsx';
import { ListPlusIcon } from '../../primitives/Icon/ListPlusIcon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatCount } from '../../text/formatAmount.ts';

export interface TickedBarProps {
  count: number;
  isOpening: boolean;
  onClear: () => void;
  onOpen: () => void;
}

/** Stands at the bottom as soon as a product is ticked: how many, and the way to order them. */
export const TickedBar = ({ count, isOpening, onClear, onOpen }: TickedBarProps) => (
  <>
    {/* There from the start: a live region that appears together with its text is not read. */}
    <VisuallyHidden role="status">{count > 0 ? `${formatCount(count)} ürün seçildi` : ''}</VisuallyHidden>
    {count > 0 && (
      <ActionBar label="Seçilen ürünler">
        <span aria-hidden="true">
          <b>{formatCount(count)}</b> ürün seçildi
        </span>
        <QuietAction label="Seçimi Temizle" onPress={onClear} />
        <ActionButton icon={<ListPlusIcon />} isPending={isOpening} onPress={onOpen}>
          Hızlı Siparişte Aç
        </ActionButton>
      </ActionBar>
    )}
  </>
);
