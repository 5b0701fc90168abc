import type { ComponentType } from 'react';
import { BanIcon } from '../../primitives/Icon/BanIcon.tsx';
import { CircleAlertIcon } from '../../primitives/Icon/CircleAlertIcon.tsx';
import { CircleCheckIcon } from '../../primitives/Icon/CircleCheckIcon.tsx';
import { CloudOffIcon } from '../../primitives/Icon/CloudOffIcon.tsx';
import { FileQuestionIcon } from '../../primitives/Icon/FileQuestionIcon.tsx';
import type { IconProps } from '../../primitives/Icon/Icon.tsx';
import { SplitIcon } from '../../primitives/Icon/SplitIcon.tsx';
import { PackageSearchIcon } from '../../primitives/Icon/PackageSearchIcon.tsx';
import { ClockIcon } from '../../primitives/Icon/ClockIcon.tsx';
import { EqualApproximatelyIcon } from '../../primitives/Icon/EqualApproximatelyIcon.tsx';
import type { ToldState } from './rows/OrderRow.ts';
import { stateWords } from './rows/stateWords.ts';
import { state as look } from './RowStateWord.css.ts';

const marks: Readonly<Record<ToldState, ComponentType<IconProps>>> = {
  ready: CircleCheckIcon,
  searching: ClockIcon,
  similar: EqualApproximatelyIcon,
  several: SplitIcon,
  missing: PackageSearchIcon,
  notForSale: BanIcon,
  badQuantity: CircleAlertIcon,
  unreadable: FileQuestionIcon,
  failed: CloudOffIcon,
};

/** What a row has become, in a word and a mark. */
export function RowStateWord({ kind }: { kind: ToldState }) {
  const Mark = marks[kind];
  return (
    <span className={look[kind]}>
      <Mark size="sm" />
      {stateWords[kind]}
    </span>
  );
}
