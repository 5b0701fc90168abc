import { setting, settingHtml } from '@vitrin/api-client/application/settings';
import { useMenu } from '@vitrin/api-client/navigation/useMenu';
import type { Id } from '@vitrin/api-client/read/readId';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import type { ReactNode } from 'react';
import { useDelegatedCompany } from '../../features/delegation/useDelegatedCompany.ts';
import { useCategories } from '../../features/navigation/useCategories.ts';
import type { SearchEntryProps } from '../../features/search/SearchEntry/SearchEntry.tsx';
import { useIdentityChange } from '../../features/session/useIdentityChange.ts';
import { useLoginCheck } from '../../features/session/useLoginCheck.ts';
import { usePriceList } from '../../features/session/usePriceList.ts';
import { paths } from '../../paths.ts';
import { useNavigation } from '../../primitives/Link/NavigationProvider.tsx';
import { ShopBasket, type ShopBasketProps } from './ShopBasket.tsx';
import { ShopFrame } from './ShopFrame.tsx';
import { useCategoryAction } from './useCategoryAction.tsx';
import { useMasterLayout } from './useMasterLayout.ts';
import { useQuickOrderKey } from './useQuickOrderKey.ts';

export interface ShopLayoutProps {
  /** The screen. */
  children: ReactNode;
  /** False for screens that need the whole width, whatever the theme says. */
  hasSidebar?: boolean;
  /** The category of the address. */
  currentCategory?: Id | undefined;
  /** What the address searches for. */
  query?: string | undefined;
  /** Asked to show the login; told the address to come back to. */
  onLogin: (returnPath: string) => void;
  /** What the basket holds, shown below 'Sepetim'. */
  miniBasket?: ShopBasketProps['children'];
  /** Fetches the search dialog, for shops with suggestions. */
  loadSearch?: SearchEntryProps['loadDialog'];
  /** 'Cari Seç', for shops whose members may act for other companies. */
  companyPicker?: ReactNode;
  /** Loads the page afresh. */
  reload?: () => void;
}

const loadAfresh = () => location.reload();

/** Everything around a screen of the shop: header, categories, footer, phone menu, notices. */
export function ShopLayout({
  children,
  hasSidebar = true,
  currentCategory,
  query,
  onLogin,
  miniBasket,
  loadSearch,
  companyPicker,
  reload = loadAfresh,
}: ShopLayoutProps) {
  const application = useApplication();
  const navigate = useNavigation();
  const identityChange = useIdentityChange();
  const check = useLoginCheck(onLogin, identityChange !== undefined);
  const prices = usePriceList(reload);
  const categories = useCategories();
  const menu = useMenu('menu.header');
  const footerMenu = useMenu('menu.footer');
  const { data } = application;
  const hasFailed = data === undefined && application.errorUpdateCount > 0;
  const delegation = useDelegatedCompany(data, hasFailed);
  const entryAction = useCategoryAction(data?.isThemeEditorActive === true);
  const master = useMasterLayout(data?.themeSettings);
  useQuickOrderKey(() => navigate(paths.quickOrder.to()));
  const of = (name: string) => (data ? setting(data, name) : '');

  return (
    <ShopFrame
      application={data}
      applicationFailure={
        hasFailed
          ? { onRetry: () => void application.refetch(), isRetrying: application.isFetching }
          : undefined
      }
      delegation={delegation}
      check={check}
      identityChange={identityChange}
      onReload={reload}
      hasSidebar={hasSidebar && master === 'sidebar'}
      categories={{ ...categories, currentId: currentCategory, entryAction }}
      menu={menu}
      basket={<ShopBasket>{miniBasket}</ShopBasket>}
      search={{
        query,
        onSearch: (words) => navigate(paths.search.to({ q: words })),
        loadDialog: data?.hasAutoComplete ? loadSearch : undefined,
      }}
      prices={prices}
      companyPicker={data?.canDelegate ? companyPicker : undefined}
      footer={{
        links: footerMenu.entries,
        onRetry: footerMenu.onRetry,
        name: of('firmaadi'),
        html: data ? settingHtml(data, 'footer.center') : '',
        address: of('footer.adres'),
        phone: of('footer.phone'),
        email: of('footer.email'),
        isSignedIn: data?.identity.isAuth === true,
      }}
      whatsApp={{ phone: of('footer.whatsapp.phone'), text: of('footer.whatsapp.text') }}
    >
      {children}
    </ShopFrame>
  );
}
