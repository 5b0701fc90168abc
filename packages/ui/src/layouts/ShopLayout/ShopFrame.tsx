import type { Application } from '@vitrin/api-client/application/application';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Footer, type FooterProps } from '../../features/content/Footer/Footer.tsx';
import { WhatsAppLink, type WhatsAppLinkProps } from '../../features/content/WhatsAppLink/WhatsAppLink.tsx';
import type { DelegatedCompany } from '../../features/delegation/useDelegatedCompany.ts';
import { closeOnLink } from '../../features/navigation/closeOnLink.ts';
import { DelegationBanner } from '../../features/navigation/DelegationBanner/DelegationBanner.tsx';
import { ScreenBoundary } from '../../features/session/ScreenBoundary/ScreenBoundary.tsx';
import type { IdentityChange } from '../../features/session/describeIdentityChange.ts';
import type { LoginCheck } from '../../features/session/useLoginCheck.ts';
import type { PriceListChoice } from '../../features/session/usePriceList.ts';
import { media } from '../../theme/breakpoints.ts';
import { notch } from '../../theme/layers.ts';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { useCloseOnBack } from '../../primitives/useCloseOnBack.ts';
import { words } from '../../text/words.ts';
import { ShopHeader, type ShopHeaderProps } from './ShopHeader.tsx';
import { ShopNotices, type ShopNoticesProps } from './ShopNotices.tsx';
import { ShopUser } from './ShopUser.tsx';
import { body, head, main, shell, sidebar, skip } from './ShopLayout.css.ts';

// Most pages show none of these: the tree beside the page is a choice of the theme, the sheet is for phones, the dialog for
// a change in another tab.
const CategoryTree = lazy(async () => ({
  default: (await import('../../features/navigation/CategoryTree/CategoryTree.tsx')).CategoryTree,
}));
const loadMobileMenu = async () => ({
  default: (await import('../../features/navigation/MobileMenu/MobileMenu.tsx')).MobileMenu,
});
const MobileMenu = lazy(loadMobileMenu);
const ThemeButton = lazy(async () => ({
  default: (await import('../../features/theming/ThemeButton/ThemeButton.tsx')).ThemeButton,
}));
const IdentityChangeDialog = lazy(async () => ({
  default: (await import('../../features/session/IdentityChangeDialog/IdentityChangeDialog.tsx'))
    .IdentityChangeDialog,
}));

export interface ShopFrameProps
  extends Omit<ShopHeaderProps, 'user' | 'onMenuOpen'>, Pick<ShopNoticesProps, 'applicationFailure'> {
  application: Application | undefined;
  delegation: DelegatedCompany | undefined;
  check: LoginCheck;
  /** What another tab changed. */
  identityChange: IdentityChange | undefined;
  onReload: () => void;
  prices: PriceListChoice;
  footer: FooterProps;
  whatsApp: WhatsAppLinkProps;
  /** The screen. */
  children: ReactNode;
}

/**
 * A phone held sideways has its camera beside the page, upright above it, where the notice of no network may have that place. What floats
 * or stands at an edge keeps clear of it by itself; the login, in the middle, pays for no style of it.
 */
const besideNotch = {
  padding: `var(${notch}, env(safe-area-inset-top)) env(safe-area-inset-right) 0 env(safe-area-inset-left)`,
};

/** The layout without its questions to the shop. */
export function ShopFrame({
  delegation,
  check,
  applicationFailure,
  identityChange,
  onReload,
  prices,
  footer,
  whatsApp,
  children,
  ...header
}: ShopFrameProps) {
  // Undefined until it is first asked for; closed and opened afterwards.
  const [isMenuOpen, setMenuOpen] = useState<boolean>();
  useEffect(() => {
    // On a phone the first tap must find it there. A failure is told when it is opened.
    if (matchMedia(media.phone).matches) loadMobileMenu().catch(() => undefined);
  }, []);
  const closeMenu = () => setMenuOpen((isOpen) => isOpen && false);
  const { application, categories, hasSidebar, menu } = header;
  return (
    <div
      {...closeOnLink(closeMenu)}
      className={shell}
      style={besideNotch}
      data-delegated={delegation !== undefined || undefined}
    >
      <a className={skip} href="#main">
        İçeriğe geç
      </a>
      <div className={head}>
        <ShopHeader
          {...header}
          user={<ShopUser identity={application?.identity} prices={prices} />}
          onMenuOpen={() => setMenuOpen(true)}
        />
        {delegation && (
          <DelegationBanner
            company={delegation.name}
            number={delegation.number}
            isAwaited={delegation.isAwaited}
          />
        )}
      </div>
      <div className={body} data-sidebar={hasSidebar || undefined}>
        {hasSidebar && (
          <nav className={sidebar} id="sidebar-main" aria-label="Kategoriler">
            <Lazily resetKey="sidebar">
              <CategoryTree {...categories} />
            </Lazily>
          </nav>
        )}
        {/* Nothing is done for the wrong company, not even before the dialog has come. */}
        <main className={main} id="main" tabIndex={-1} inert={identityChange !== undefined}>
          <ShopNotices check={check} applicationFailure={applicationFailure} />
          {children}
        </main>
      </div>
      <Footer {...footer} />
      <WhatsAppLink {...whatsApp} />
      {isMenuOpen !== undefined && (
        <Lazily resetKey={String(isMenuOpen)} fallback={isMenuOpen && <Opening onBack={closeMenu} />}>
          <MobileMenu
            isOpen={isMenuOpen}
            onOpenChange={setMenuOpen}
            entries={menu.entries}
            onEntriesRetry={menu.onRetry}
            {...categories}
          />
        </Lazily>
      )}
      {identityChange !== undefined && (
        <Lazily resetKey="identity">
          <IdentityChangeDialog change={identityChange} onReload={onReload} />
        </Lazily>
      )}
      {application?.isThemeEditorActive && (
        <Lazily resetKey="theme">
          <ThemeButton application={application} reload={onReload} />
        </Lazily>
      )}
      {/* What notices offer was begun for the former company, and inside the dialog it could be pressed. */}
      {identityChange === undefined && <ToastRegion label="Bildirimler" closeLabel={words.close} />}
    </div>
  );
}

/** Stands for what opens before its code has come: it would open over the page that somebody has gone back to. */
function Opening({ onBack }: { onBack: () => void }) {
  useCloseOnBack(true, onBack);
  return null;
}

interface LazilyProps {
  resetKey: string;
  fallback?: ReactNode;
  children: ReactNode;
}

/** A piece whose code comes when it is shown; without it the page around it stays. */
const Lazily = ({ resetKey, fallback, children }: LazilyProps) => (
  <ScreenBoundary resetKey={resetKey}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ScreenBoundary>
);
