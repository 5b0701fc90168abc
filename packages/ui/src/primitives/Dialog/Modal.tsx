import { type ReactNode, useId } from 'react';
import { CloseIcon } from '../Icon/CloseIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { body, floatingClose, flushBody, foot, head, title as titleStyle } from './Modal.css.ts';
import { type ModalOptions, useModal } from './useModal.ts';

export interface ModalProps extends ModalOptions {
  /** Names the dialog. */
  title: string;
  children: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Buttons in the head, in front of the close button. */
  actions?: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  /** Content up to the edges, as for lists and pictures. */
  isFlush?: boolean;
}

export interface ModalHeadProps {
  /**
   * `bar` shows the title; `overlay` only a close button over the content; with `none` the content brings its own way
   * out. The title names the dialog in all of them.
   */
  header?: 'bar' | 'overlay' | 'none';
  /** `alertdialog` when something must be answered. */
  role?: 'dialog' | 'alertdialog';
}

/** The frame that Dialog and Drawer share; `surface` is their own look. */
export function Modal({
  title,
  children,
  closeLabel,
  actions,
  footer,
  header = 'bar',
  isFlush = false,
  role = 'dialog',
  surface,
  ...options
}: ModalProps & ModalHeadProps & { surface: string }) {
  const titleId = useId();
  const { isPresent, dialog } = useModal(options);
  if (!isPresent) return null;

  const close = (
    <IconButton label={closeLabel} size="sm" onPress={() => options.onOpenChange(false)}>
      <CloseIcon />
    </IconButton>
  );
  return (
    <dialog {...dialog} className={surface} role={role} aria-labelledby={titleId}>
      {header === 'bar' ? (
        <div className={head}>
          <h2 id={titleId} className={titleStyle}>
            {title}
          </h2>
          {actions}
          {close}
        </div>
      ) : (
        <h2 id={titleId} className={hidden}>
          {title}
        </h2>
      )}
      {header === 'overlay' && <div className={floatingClose}>{close}</div>}
      <div className={isFlush ? flushBody : body}>{children}</div>
      {footer && <div className={foot}>{footer}</div>}
    </dialog>
  );
}
