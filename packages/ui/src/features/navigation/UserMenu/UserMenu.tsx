import { ChevronDownIcon } from '../../../primitives/Icon/ChevronDownIcon.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { closeOnLink } from '../closeOnLink.ts';
import { initialsOf } from './initialsOf.ts';
import { UserEntries, type UserEntriesProps } from './UserEntries.tsx';
import { avatar, chevron, member as memberStyle, names, trigger } from './UserMenu.css.ts';

export interface UserMenuProps extends UserEntriesProps {
  /** Who is signed in; 'Hesabım' where the shop gives no name. */
  member: string;
  /** The company that is acted for, '' for one's own. */
  company?: string;
}

/** Everything about the person signed in: basket, account, reports, payment, price lists, the way out. */
export function UserMenu({ member, company = '', ...entries }: UserMenuProps) {
  const name = member.trim() || 'Hesabım';
  return (
    <Popover
      label={name}
      placement="bottom end"
      width="sm"
      isFlush
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
          <UserEntries {...entries} />
        </div>
      )}
    </Popover>
  );
}
