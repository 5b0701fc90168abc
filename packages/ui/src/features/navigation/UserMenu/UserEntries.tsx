import { signOutHere } from '@vitrin/api-client/drafts';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../../primitives/Icon/CheckIcon.tsx';
import { noticesKey } from '../../../primitives/Toast/noticesKey.ts';
import { paths, serverPaths } from '../../../paths.ts';
import { reportTypes, routes } from '../../../routes.ts';
import { reportTitles } from '../../../text/reportTitles.ts';
import { entry, grow, heading, list, separated } from '../navigationShapes.css.ts';
import { chosen, hint, hints, keys, keyOf } from './UserMenu.css.ts';

export interface UserEntriesProps {
  /** Price lists that can be chosen, with the digit that chooses each together with Ctrl. */
  priceLists: readonly { readonly name: string; readonly shortcut: number }[];
  /** Name of the list in use, undefined for the visitor's own prices. */
  chosenPriceList?: string | undefined;
  onChoosePriceList: (name: string) => void;
  onResetPrices: () => void;
}

/** What keys do from anywhere in the shop. */
const shortcuts = [
  ['Ürün ara', 'Ctrl K'],
  [routes.quickOrder.title, 'Alt Q'],
  ['Bildirime git (Geri Al)', noticesKey],
] as const;

/** The entries of the user menu. */
export function UserEntries({
  priceLists,
  chosenPriceList,
  onChoosePriceList,
  onResetPrices,
}: UserEntriesProps) {
  return (
    <>
      <ul className={list}>
        <Entry href={paths.basket.to()}>Sepetim</Entry>
        <Entry href={paths.quickOrder.to()}>{routes.quickOrder.title}</Entry>
        <Entry href={paths.lists.to()}>{routes.lists.title}</Entry>
        <Entry href={paths.bought.to()}>{routes.bought.title}</Entry>
        <Entry href={paths.reconcile.to()}>{routes.reconcile.title}</Entry>
        <Entry href={paths.account.to()}>Hesabım</Entry>
        <Entry href={paths.payment.to()}>Ödeme Yap</Entry>
      </ul>
      <Part title="Raporlar">
        {reportTypes.map((type) => (
          <Entry key={type} href={paths.report.to({ type })}>
            {reportTitles[type]}
          </Entry>
        ))}
      </Part>
      {(priceLists.length > 0 || chosenPriceList !== undefined) && (
        <Part title="Fiyat Listesi">
          {priceLists.map(({ name, shortcut }) => (
            <li key={shortcut}>
              <button
                type="button"
                className={entry}
                aria-pressed={name === chosenPriceList}
                aria-keyshortcuts={`Control+${shortcut}`}
                onClick={() => onChoosePriceList(name)}
              >
                <span className={grow}>{name}</span>
                <span className={chosen}>{name === chosenPriceList && <CheckIcon size="sm" />}</span>
                <span className={keys} aria-hidden="true">
                  Ctrl {shortcut}
                </span>
              </button>
            </li>
          ))}
          {chosenPriceList !== undefined && (
            <li>
              <button type="button" className={entry} onClick={onResetPrices}>
                Fiyatları Sıfırla
              </button>
            </li>
          )}
        </Part>
      )}
      <div className={hints}>
        <Part title="Klavye Kısayolları">
          {shortcuts.map(([does, key]) => (
            <li key={key} className={hint}>
              <span className={grow}>{does}</span>
              <kbd className={keyOf}>{key}</kbd>
            </li>
          ))}
        </Part>
      </div>
      <ul className={`${list} ${separated}`}>
        <Entry href={serverPaths.logout()} onClick={signOutHere}>
          Çıkış
        </Entry>
      </ul>
    </>
  );
}

/** Entries under a heading, which names them. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={separated}>
      <p className={heading}>{title}</p>
      <ul className={list} aria-label={title}>
        {children}
      </ul>
    </div>
  );
}

interface EntryProps {
  href: string;
  onClick?: () => void;
  children: string;
}

function Entry({ children, ...link }: EntryProps) {
  return (
    <li>
      <a className={entry} {...link}>
        {children}
      </a>
    </li>
  );
}
