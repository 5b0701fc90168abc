import { ActionBar, ActionButton, QuietAction } from '../../primitives/ActionBar/ActionBar.tsx';
import { BookmarkPlusIcon } from '../../primitives/Icon/BookmarkPlusIcon.tsx';
import { ListPlusIcon } from '../../primitives/Icon/ListPlusIcon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatCount } from '../../text/formatAmount.ts';

export interface TickedBarProps {
  count: number;
  isOpening: boolean;
  isSaving: boolean;
  onClear: () => void;
  onOpen: () => void;
  onSave: () => void;
}

/** Stands at the bottom as soon as a product is ticked: how many, and the ways to keep and to order them. */
export const TickedBar = ({ count, isOpening, isSaving, onClear, onOpen, onSave }: TickedBarProps) => (
  <>
    {/* There from the start: a live region that appears together with its text is not read. */}
    <VisuallyHidden role="status">{count > 0 ? `${formatCount(count)} ürün seçildi` : ''}</VisuallyHidden>
    {count > 0 && (
      <ActionBar label="Seçilen ürünler">
        <span aria-hidden="true">
          <b>{formatCount(count)}</b> ürün seçildi
        </span>
        <QuietAction label="Seçimi Temizle" onPress={onClear} />
        <QuietAction
          label="Listeye Kaydet"
          icon={<BookmarkPlusIcon />}
          isDisabled={isSaving}
          onPress={onSave}
        />
        <ActionButton icon={<ListPlusIcon />} isPending={isOpening} onPress={onOpen}>
          Hızlı Siparişte Aç
        </ActionButton>
      </ActionBar>
    )}
  </>
);
