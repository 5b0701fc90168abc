import { icon } from './Icon.css.ts';

export interface IconProps {
  /** Side in px: xs 14, sm 16, md 18, lg 24, xl 32. A Button or IconButton sets the size of its icon itself. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** One drawing on a 24 × 24 grid in the colour of the text. Never says anything by itself: the words stand beside it. */
export function Icon({ path, size = 'md' }: IconProps & { path: string }) {
  return (
    <svg className={icon[size]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
