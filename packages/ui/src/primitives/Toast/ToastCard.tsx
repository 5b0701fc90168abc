import { type ReactNode, useEffect, useState } from 'react';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.tsx';
import { CircleCheckIcon } from '../Icon/CircleCheckIcon.tsx';
import { CloseIcon } from '../Icon/CloseIcon.tsx';
import { InfoIcon } from '../Icon/InfoIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { noticesKey } from './noticesKey.ts';
import * as css from './Toast.css.ts';
import type { Toast } from './toasts.ts';

const icons: Record<Toast['tone'], ReactNode> = {
  success: <CircleCheckIcon />,
  critical: <CircleAlertIcon />,
  info: <InfoIcon />,
};

export interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  /** The key for notices leads to this one, and it says so where it offers something. */
  isFirst: boolean;
  onClose: () => void;
}

/** One notice. Its time stands still while the mouse is on it or the focus in it, and begins anew afterwards. */
export function ToastCard({ toast, closeLabel, isFirst, onClose }: ToastCardProps) {
  const { tone, title, message, isName, action, timeout } = toast;
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isHovered || hasFocus;
  useEffect(() => {
    if (isHeld || timeout === null) return undefined;
    const timer = setTimeout(onClose, timeout);
    return () => clearTimeout(timer);
  }, [isHeld, timeout, onClose]);

  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
  return (
    <li {...hold} className={css.toast} data-first={isFirst || undefined}>
      <span className={css.icon[tone]}>{icons[tone]}</span>
      <div role={tone === 'critical' ? 'alert' : undefined}>
        <div className={css.title}>{title}</div>
        {message !== undefined && <div translate={isName ? 'no' : undefined}>{message}</div>}
        {action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
            {isFirst && (
              <kbd className={css.key} aria-hidden="true">
                {noticesKey}
              </kbd>
            )}
          </button>
        )}
      </div>
      <div className={css.close}>
        <IconButton label={closeLabel} size="sm" onPress={onClose}>
          <CloseIcon size="sm" />
        </IconButton>
      </div>
    </li>
  );
}
