import { useState } from 'react';
import { ChevronDownIcon } from '../../../primitives/Icon/ChevronDownIcon.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { useLazyComponent } from '../../../primitives/useLazyComponent.ts';
import { useOnceActive } from '../../../primitives/useOnceActive.ts';
import { closeOnLink } from '../closeOnLink.ts';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { entry } from '../navigationShapes.css.ts';
import { initialsOf } from './initialsOf.ts';
import type { UserEntriesProps } from './UserEntries.tsx';
import { avatar, chevron, member as memberStyle, names, trigger } from './UserMenu.css.ts';

export interface UserMenuProps extends UserEntriesProps {
  /** Who is signed in; 'Hesabım' where the shop gives no name. */
  member: string;
  /** The company that is acted for, '' for one's own. */
  company?: string;
}

// There before it is opened: who does so by keyboard goes on into it at once.
const load = async () => (await import('./UserEntries.tsx')).UserEntries;

/** Everything about the person signed in: basket, account, reports, payment, price lists, the way out. */
export function UserMenu({ member, company = '', ...entries }: UserMenuProps) {
  const name = member.trim() || 'Hesabım';
  const { Component: Entries, fetch } = useLazyComponent(load);
  const [isMissing, setMissing] = useState(false);
  useOnceActive(() => void fetch());
  const come = async () => {
    setMissing(false);
    setMissing(!(await fetch()));
  };
  return (
    <Popover
      label={name}
      placement="bottom end"
      width="sm"
      isFlush
      onOpenChange={(isOpen) => {
        if (isOpen && !Entries) void come();
      }}
      trigger={({ onPress, ...aria }) => (
        <button type="button" className={trigger} {...aria} aria-label={name} onClick={onPress}>
          {/* The name alone names the button: initials and company are drawn, not written. */}
          <span className={avatar} data-initials={initialsOf(name)} />
          <span className={names} data-company={company || undefined}>
            <span className={memberStyle} translate={member.trim() === '' ? undefined : 'no'}>
              {name}
            </span>
          </span>
          <span className={chevron}>
            <ChevronDownIcon size="sm" />
          </span>
        </button>
      )}
    >
      {(close) => (
        <div {...closeOnLink(close)}>
          {Entries ? (
            <Entries {...entries} />
          ) : (
            <div className={entry}>
              {isMissing ? <LoadFailure onRetry={() => void come()} /> : <Spinner />}
            </div>
          )}
        </div>
      )}
    </Popover>
  );
}
