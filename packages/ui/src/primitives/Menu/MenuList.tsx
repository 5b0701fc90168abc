import type { FocusEvent, ReactNode } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { critical, icon, item as itemStyle, list } from './Menu.css.ts';

export interface MenuEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Leads somewhere instead of calling `onAction`. */
  href?: string;
  isDisabled?: boolean;
  /** `critical` for what cannot be undone. */
  tone?: 'critical';
}

export interface MenuListProps {
  label: string;
  items: readonly MenuEntry[];
  onAction: (key: string) => void;
  onClose: () => void;
}

/** A menu that opens takes the focus, as the pattern of menu buttons asks. */
const takesFocus = { autoFocus: 'first' } as const;

/**
 * The menu itself is nothing to be on. react-aria leaves the focus there where the list was in the page before its items, and
 * what was pressed was a key: to it that is a screen reader, for which it moves the focus a frame later, and once.
 */
function leaveToFirst({ target }: FocusEvent<HTMLElement>): void {
  if (target.role === 'menu') target.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

/** The list of a Menu: arrows, Home, End and typing move in it. In a module of its own, for the react-aria it brings. */
export function MenuList({ label, items, onAction, onClose }: MenuListProps) {
  return (
    <div onFocus={leaveToFirst}>
      <Menu
        className={list}
        aria-label={label}
        items={items.map((entry) => ({ ...entry, id: entry.key }))}
        disabledKeys={items.filter((entry) => entry.isDisabled).map((entry) => entry.key)}
        {...takesFocus}
        onAction={(key) => onAction(String(key))}
        onClose={onClose}
      >
        {(entry) => (
          <MenuItem
            className={entry.tone === 'critical' ? critical : itemStyle}
            href={entry.href}
            textValue={entry.label}
          >
            {entry.icon && <span className={icon}>{entry.icon}</span>}
            {entry.label}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}
