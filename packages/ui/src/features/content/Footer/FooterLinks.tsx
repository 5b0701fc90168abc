import { heading, link, links as place } from './Footer.css.ts';

export interface FooterLinksProps {
  title: string;
  /** Without an address an entry is text. */
  links: readonly { readonly label: string; readonly href: string | undefined }[];
}

/** One column of links. */
export function FooterLinks({ title, links }: FooterLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={place} aria-label={title}>
      <h2 className={heading}>{title}</h2>
      <ul>
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <a className={link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
