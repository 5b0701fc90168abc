import type { ReactNode } from 'react';
import { type OwnProps, ownProps } from '../ownProps.ts';
import { link } from './Link.css.ts';

export interface LinkProps extends OwnProps<'a'> {
  href: string;
  children?: ReactNode;
  /** `brand` where it must be found, `plain` in lists and headings, `underlined` inside running text. */
  tone?: 'brand' | 'plain' | 'underlined';
  /** Takes the place of the current entry in the browser's history. */
  replace?: boolean;
}

/** Leads to an address. A NavigationProvider above turns it into navigation; without one it is an ordinary link. */
export function Link({ tone = 'brand', replace, href, children, ...rest }: LinkProps) {
  return (
    <a
      {...ownProps(rest)}
      href={href}
      className={link[tone]}
      rel={rest.target === '_blank' ? 'noopener noreferrer' : undefined}
      data-replace={replace || undefined}
    >
      {children}
    </a>
  );
}
