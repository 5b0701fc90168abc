import { Modal, type ModalProps } from '../Dialog/Modal.tsx';
import { filling, side as sides, size as sizes } from './Drawer.css.ts';

export interface DrawerProps extends ModalProps {
  side?: 'left' | 'right';
  /** 376, 560 or 1160 px wide, never more than 92 % of the window; `lg` is the whole screen of a phone. */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * A sheet from the edge over the full height: the details of a row, a menu on phones. A question that must be answered
 * wants a Dialog. Focus, Esc and closing are the Dialog's.
 */
export function Drawer({ side = 'right', size = 'md', ...modal }: DrawerProps) {
  const surface = `${sides[side]} ${sizes[size]}`;
  return <Modal {...modal} surface={size === 'lg' ? `${surface} ${filling}` : surface} />;
}
