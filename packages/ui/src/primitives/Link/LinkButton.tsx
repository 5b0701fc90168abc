import type { ReactNode } from 'react';
import { wrapping } from '../Button/Button.css.ts';
import { buttonLook } from '../Button/buttonLook.ts';
import { ownProps } from '../ownProps.ts';
import type { LinkProps } from './Link.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'tone'> {
  tone?: 'brand' | 'secondary' | 'quiet';
  size?: 'sm' | 'md' | 'lg';
  /** In front of the words. */
  icon?: ReactNode;
  isBlock?: boolean;
}

/** A link with the look of a Button, for the step a screen leads to. */
export function LinkButton({
  tone = 'secondary',
  size = 'md',
  icon,
  isBlock = false,
  replace,
  href,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...ownProps(rest)}
      href={href}
      className={`${buttonLook({ tone, size, isBlock })} ${wrapping}`}
      rel={rest.target === '_blank' ? 'noopener noreferrer' : undefined}
      data-replace={replace || undefined}
    >
      {icon}
      {children}
    </a>
  );
}
