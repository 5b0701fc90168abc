import { assignInlineVars } from '../../../theme/assignInlineVars.ts';
import { iconAddress } from '../../../paths.ts';
import type { SocialAccount } from '../MenuCategory.ts';
import {
  account,
  accounts as accountsStyle,
  drawing,
  footer,
  icon,
  name as nameStyle,
  note,
} from './MenuFooter.css.ts';

export interface MenuFooterProps {
  name: string;
  address: string;
  accounts: readonly SocialAccount[];
}

/** Where the restaurant is, and where else it can be followed. */
export function MenuFooter({ name, address, accounts }: MenuFooterProps) {
  return (
    <footer className={footer}>
      <p className={nameStyle}>{name}</p>
      <address className={note}>{address}</address>
      <ul className={accountsStyle}>
        {accounts.map((one) => (
          <li key={one.icon}>
            <a
              className={account}
              href={one.href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={one.name}
              title={one.name}
            >
              <span
                className={icon}
                style={assignInlineVars({ [drawing]: `url("${iconAddress('brands', one.icon)}")` })}
              />
            </a>
          </li>
        ))}
      </ul>
      <p className={note}>Fiyatlarımıza KDV dahildir. Alerjiniz varsa lütfen siparişten önce belirtin.</p>
    </footer>
  );
}
