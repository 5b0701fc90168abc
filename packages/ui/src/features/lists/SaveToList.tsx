import type { Identity } from '@vitrin/api-client/identity';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { BookmarkPlusIcon } from '../../primitives/Icon/BookmarkPlusIcon.tsx';
import type { SavableList } from './SavableList.ts';
import { useSaveToList } from './useSaveToList.tsx';

export interface SaveToListProps {
  identity: Identity;
  tone?: ButtonProps['tone'];
  /** Asked for when it is pressed. */
  list: () => SavableList;
}

/** Keeps products in a list. */
export function SaveToList({ identity, tone = 'quiet', list }: SaveToListProps) {
  const { save, isOpening, dialog } = useSaveToList(identity);
  return (
    <>
      <Button
        tone={tone}
        icon={<BookmarkPlusIcon size="sm" />}
        isPending={isOpening}
        onPress={() => save(list)}
      >
        <span>Listeye Kaydet</span>
      </Button>
      {dialog}
    </>
  );
}
