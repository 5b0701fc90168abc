import type { ReactNode } from 'react';
import { badge, large } from './Badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  /** `count` is the round one for a number on the brand colour. */
  tone?: 'neutral' | 'brand' | 'positive' | 'caution' | 'critical' | 'info' | 'count';
  /** 20 or 24 px high. */
  size?: 'sm' | 'md';
}

/** A short fact about what it stands beside. Colour is never the only sign: the words or a glyph say it too. */
export function Badge({ children, tone = 'neutral', size = 'sm' }: BadgeProps) {
  return <span className={size === 'md' ? `${badge[tone]} ${large}` : badge[tone]}>{children}</span>;
}
