import type { BankAccount } from '@vitrin/api-client/checkout/checkout';
import { useEffect, useState } from 'react';
import { CheckIcon } from '../../../primitives/Icon/CheckIcon.tsx';
import { CopyIcon } from '../../../primitives/Icon/CopyIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { bareIban } from '../groupIban.ts';

/** How long the tick shows, in ms. */
const copiedFor = 2000;

export interface CopyIbanProps {
  account: BankAccount;
  /** What it is called, as no other is. */
  name: string;
}

/** Copies the IBAN of an account, as a bank's form takes it. */
export function CopyIban({ account, name }: CopyIbanProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(bareIban(account.iban));
      setCopied(true);
    } catch {
      toasts.show({
        tone: 'critical',
        title: 'IBAN kopyalanamadı.',
        message: 'Numarayı seçerek kopyalayabilirsiniz.',
      });
    }
  };

  return (
    <>
      <IconButton label={`IBAN’ı kopyala: ${name}`} size="sm" onPress={() => void copy()}>
        {isCopied ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
      </IconButton>
      <VisuallyHidden role="status">{isCopied ? 'IBAN kopyalandı.' : ''}</VisuallyHidden>
    </>
  );
}
