import type { ComponentType } from 'react';
import { CircleAlertIcon } from '../../../primitives/Icon/CircleAlertIcon.tsx';
import { CircleCheckIcon } from '../../../primitives/Icon/CircleCheckIcon.tsx';
import { FileQuestionIcon } from '../../../primitives/Icon/FileQuestionIcon.tsx';
import type { IconProps } from '../../../primitives/Icon/Icon.tsx';
import type { ListLine } from '../list/ListLine.ts';
import { bad, good } from './LineState.css.ts';

export interface LineStateProps {
  kind: ListLine['kind'];
}

const states: Readonly<
  Record<ListLine['kind'], { word: string; Mark: ComponentType<IconProps>; look: string }>
> = {
  product: { word: 'Anlaşıldı', Mark: CircleCheckIcon, look: good },
  badQuantity: { word: 'Miktar hatalı', Mark: CircleAlertIcon, look: bad },
  lostBarcode: { word: 'Barkod kayıp', Mark: FileQuestionIcon, look: bad },
  unreadable: { word: 'Okunamadı', Mark: FileQuestionIcon, look: bad },
};

/** Whether a line of a list was understood, before anything is looked up. */
export function LineState({ kind }: LineStateProps) {
  const { word, Mark, look } = states[kind];
  return (
    <span className={look}>
      <Mark size="sm" />
      {word}
    </span>
  );
}
