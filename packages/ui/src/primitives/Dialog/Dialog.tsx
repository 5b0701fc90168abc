import { fromTop, fullScreen, fullScreenOnPhone, sheetOnPhone, size as sizes } from './Dialog.css.ts';
import { Modal, type ModalHeadProps, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps, ModalHeadProps {
  /** 400, 560, 800 or 1008 px wide, never wider than the window. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  placement?: 'center' | 'top';
  isFullScreenOnPhone?: boolean;
  /** Nothing of the page is in sight, so Back means the dialog on a desk, too. */
  isFullScreen?: boolean;
  /** Comes from the lower edge of a phone, as wide as the window. */
  isSheetOnPhone?: boolean;
}

/**
 * A question or a small task in front of the page, which waits. For looking at the details of something in the page, or
 * for navigation, use a Drawer: it keeps the place it came from in sight.
 *
 * Opens with the focus on the dialog (or `initialFocus`), keeps Tab inside, closes on Esc, on its close button and on a
 * click beside it, and gives the focus back to where it was. Content exists only while it is open.
 */
export function Dialog({
  size = 'md',
  placement = 'center',
  isFullScreenOnPhone = false,
  isFullScreen = false,
  isSheetOnPhone = false,
  ...modal
}: DialogProps) {
  const surface = [
    sizes[size],
    placement === 'top' && fromTop,
    isFullScreenOnPhone && fullScreenOnPhone,
    isFullScreen && fullScreen,
    isSheetOnPhone && sheetOnPhone,
  ];
  return <Modal {...modal} isPageCovered={isFullScreen} surface={surface.filter(Boolean).join(' ')} />;
}
