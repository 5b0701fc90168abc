import type { ReactNode } from 'react';
import type { GroupName } from '../../features/reconcile/groupWords.ts';
import { CircleAlertIcon } from '../../primitives/Icon/CircleAlertIcon.tsx';
import { CircleCheckIcon } from '../../primitives/Icon/CircleCheckIcon.tsx';
import { EqualApproximatelyIcon } from '../../primitives/Icon/EqualApproximatelyIcon.tsx';
import { icon } from './Result.css.ts';

const icons: Readonly<Record<GroupName, ReactNode>> = {
  matched: <CircleCheckIcon size="sm" />,
  differing: <EqualApproximatelyIcon size="sm" />,
  onlyOurs: <CircleAlertIcon size="sm" />,
  onlyTheirs: <CircleAlertIcon size="sm" />,
};

/** The mark of a group, in its colour. */
export const GroupMark = ({ group }: { group: GroupName }) => (
  <span className={icon[group]}>{icons[group]}</span>
);
