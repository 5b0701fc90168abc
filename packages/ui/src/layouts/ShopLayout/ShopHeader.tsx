import type { Application } from '@vitrin/api-client/application/application';
import { setting } from '@vitrin/api-client/application/settings';
import type { ReactNode } from 'react';
import type { CategoriesProps } from '../../features/navigation/CategoriesProps.ts';
import { CategoryMenu } from '../../features/navigation/CategoryMenu/CategoryMenu.tsx';
import { CurrencyStrip } from '../../features/navigation/CurrencyStrip/CurrencyStrip.tsx';
import { HeaderMenu, type HeaderMenuProps } from '../../features/navigation/HeaderMenu/HeaderMenu.tsx';
import { LoadFailure } from '../../features/navigation/LoadFailure/LoadFailure.tsx';
import { Logo } from '../../features/navigation/Logo/Logo.tsx';
import { SearchEntry, type SearchEntryProps } from '../../features/search/SearchEntry/SearchEntry.tsx';
import { paths } from '../../paths.ts';
import { ListPlusIcon } from '../../primitives/Icon/ListPlusIcon.tsx';
import { MenuIcon } from '../../primitives/Icon/MenuIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { routes } from '../../routes.ts';
import * as css from './ShopHeader.css.ts';

export interface ShopHeaderProps {
  /** Undefined until the shop has answered. */
  application: Application | undefined;
  categories: CategoriesProps;
  menu: HeaderMenuProps & { readonly onRetry?: (() => void) | undefined };
  /** The basket, shown to members. */
  basket: ReactNode;
  search: SearchEntryProps;
  /** The categories stand beside the page. */
  hasSidebar: boolean;
  /** The person signed in, or the way to sign in. */
  user: ReactNode;
  /** What chooses the company that is acted for. */
  companyPicker?: ReactNode;
  onMenuOpen: () => void;
}

/** The head of the shop: strip of rates and basket, bar of logo, search and user, bar of categories and menu. */
export function ShopHeader({
  application,
  categories,
  menu,
  basket,
  search,
  hasSidebar,
  user,
  companyPicker,
  onMenuOpen,
}: ShopHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.top} id="header-top">
        <div className={css.topLine}>
          <CurrencyStrip rates={application?.rates ?? []} />
          {application?.identity.isAuth && <div className={css.basket}>{basket}</div>}
        </div>
      </div>
      <div className={css.middle} id="header-middle">
        <div className={css.middleLine}>
          <div className={css.menu}>
            <IconButton label="Menü" onPress={onMenuOpen}>
              <MenuIcon size="lg" />
            </IconButton>
          </div>
          <div className={css.logo}>
            {application ? (
              <Logo file={setting(application, 'siteLogo')} name={setting(application, 'firmaadi')} />
            ) : (
              <Skeleton width={160} height={40} shape="control" />
            )}
          </div>
          <div className={css.search}>
            <SearchEntry {...search} />
            {application?.identity.isAuth && (
              <LinkButton
                href={paths.quickOrder.to()}
                icon={<ListPlusIcon />}
                aria-label={routes.quickOrder.title}
                title={`${routes.quickOrder.title} (Alt Q)`}
              >
                <span className={css.wideWords}>{routes.quickOrder.title}</span>
              </LinkButton>
            )}
          </div>
          <div className={css.actions} data-beside-basket={application?.identity.isAuth || undefined}>
            {companyPicker}
            {user}
          </div>
        </div>
      </div>
      <div className={css.bottom} id="header-bottom">
        <div className={css.bottomLine}>
          <div className={css.categories} data-in-sidebar={hasSidebar || undefined}>
            <CategoryMenu {...categories} />
          </div>
          {menu.onRetry ? <LoadFailure onRetry={menu.onRetry} /> : <HeaderMenu entries={menu.entries} />}
        </div>
      </div>
    </header>
  );
}
