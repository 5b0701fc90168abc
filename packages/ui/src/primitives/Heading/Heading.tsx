import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How it looks; follows the level when left out. */
  look?: 'page' | 'section' | 'part' | 'label';
  /** For `aria-labelledby` of the region it names. */
  id?: string;
}

const lookOf = { 1: 'page', 2: 'section', 3: 'part', 4: 'label' } as const;

/** A title; its place in the outline and its look are separate choices. */
export function Heading({ children, level, look = lookOf[level], id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={heading[look]} id={id}>
      {children}
    </Tag>
  );
}
