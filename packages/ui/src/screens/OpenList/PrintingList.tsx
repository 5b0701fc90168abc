import { setting } from '@vitrin/api-client/application/settings';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import type { Identity } from '@vitrin/api-client/identity';
import { useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '../../features/account/useAccount.ts';
import { ListPrint, type ListPrintProps } from '../../features/lists/print/ListPrint.tsx';
import type { PrintedRow } from '../../features/lists/print/ListPaper.tsx';
import type { KeptList } from '../../features/lists/store/KeptList.ts';
import { usePricedRows } from '../../features/quick-order/priced/usePricedRows.ts';
import { productOf } from '../../features/quick-order/rows/OrderRow.ts';
import type { RowView } from '../../features/quick-order/rows/CodeRows.ts';
import { todayInIstanbul } from '../../text/formatDate.ts';

export interface PrintingListProps extends Pick<ListPrintProps, 'onPrint' | 'onDone'> {
  identity: Identity;
  list: KeptList;
}

/** What is not printed, and why. */
const reasons: Partial<Record<RowView['state']['kind'], string>> = {
  missing: 'artık bulunamıyor',
  notForSale: 'sepete eklenemez',
};

/** Looks the codes of a list up, and prints it when all are answered. */
export function PrintingList({ identity, list, ...ends }: PrintingListProps) {
  const { rows } = usePricedRows(list.rows);
  const isLookingUp = useSyncExternalStore(rows.subscribe, () => rows.counts().searching > 0);
  const account = useAccount(identity);
  const { data: application } = useApplication();
  const isReady = !isLookingUp && !account.isPending;
  const company = account.data?.companyName || (identity.isDelegated ? identity.delegatedCompany : '');
  const seller = application ? setting(application, 'firmaadi') : '';
  const printed = useMemo(() => {
    if (!isReady) return undefined;
    const views = rows.ids().slice(0, -1).map(rows.view);
    return {
      name: list.name,
      company,
      seller,
      day: todayInIstanbul(),
      rows: views.flatMap(({ row, state }, place): PrintedRow[] => {
        if (reasons[state.kind] !== undefined) return [];
        // What is only nearly the code is printed as it stands in the list.
        const product = state.kind === 'similar' ? undefined : productOf(state);
        return [{ code: row.code, quantity: list.rows[place]?.quantity ?? 1, product }];
      }),
      left: views.flatMap(({ row, state }) => {
        const reason = reasons[state.kind];
        return reason === undefined ? [] : [{ code: row.code, reason }];
      }),
    };
  }, [isReady, rows, list, company, seller]);
  return printed && <ListPrint list={printed} {...ends} />;
}
