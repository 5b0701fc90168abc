import type { MenuLink } from '@vitrin/api-client/navigation/menu';
import { applicationAddress } from '../../../serverAddress.ts';
import { entry, list } from '../navigationShapes.css.ts';

export interface MenuChildrenProps {
  links: readonly MenuLink[];
}

/** The links below one entry of a menu; they always lead into the application. */
export function MenuChildren({ links }: MenuChildrenProps) {
  return (
    <ul className={list}>
      {links.map((link, index) => (
        <li key={index}>
          <a className={`${entry} ${link.cssClass}`} href={applicationAddress(link.url)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
