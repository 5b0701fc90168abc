import type { ReactNode } from 'react';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { words } from '../../text/words.ts';

export interface PlainLayoutProps {
  /** The screen, which brings its own main landmark. */
  children: ReactNode;
}

/** Nothing around a screen but the notices: login, content pages before it, QR menu. */
export function PlainLayout({ children }: PlainLayoutProps) {
  return (
    <>
      {children}
      <ToastRegion label="Bildirimler" closeLabel={words.close} />
    </>
  );
}
