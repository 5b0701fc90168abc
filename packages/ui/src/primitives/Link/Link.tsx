import type { ComponentPropsWithRef } from 'react';
import { link } from './Link.css.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'rel' | 'href'> {
  href: string;
  /** `brand` where it must be found, `plain` in lists and headings, `underlined` inside running text. */
  tone?: 'brand' | 'plain' | 'underlined';
  /** Takes the place of the current entry in the browser's history. */
  replace?: boolean;
}

/** Leads to an address. A NavigationProvider above turns it into navigation; without one it is an ordinary link. */
export function Link({ tone = 'brand', replace, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      className={link[tone]}
      rel={rest.target === '_blank' ? 'noopener noreferrer' : undefined}
      data-replace={replace || undefined}
    >
      {children}
    </a>
  );
}
