import type { Identity } from '@vitrin/api-client/identity';
import { useAccount } from '../../features/account/useAccount.ts';
import { LetterDialog } from '../../features/reports/letter/LetterDialog/LetterDialog.tsx';
import type { ReportOrigin } from '../../features/reports/ReportSheet.ts';
import type { ReportRange } from '../../features/reports/reportQuery.ts';

export interface LetterProps {
  identity: Identity;
  origin: ReportOrigin;
  range: ReportRange;
  today: string;
  onClose: () => void;
}

/** The letter of a balance, between the seller and the company whose account it is, as far as the shop knows them. */
export function Letter({ identity, origin, ...dialog }: LetterProps) {
  const { data: account, isPending } = useAccount(identity);
  const dealer = {
    name: account?.companyName || origin.company,
    taxOffice: account?.taxOffice ?? '',
    taxNumber: account?.taxNumber ?? '',
    address: account?.addresses[0]?.address ?? '',
  };
  // Of itself the shop tells its name alone.
  const seller = { name: origin.seller, taxOffice: '', taxNumber: '', address: '' };
  return (
    <LetterDialog identity={identity} {...dialog} seller={seller} dealer={isPending ? undefined : dealer} />
  );
}
