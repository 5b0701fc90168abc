import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { menuSettings } from '../../features/qr-menu/createMenuSettings.ts';
import { MenuPage } from '../../features/qr-menu/MenuPage/MenuPage.tsx';
import { cover, sampleAccounts, sampleCategories } from '../../features/qr-menu/sampleMenu.ts';
import { ScreenBoundary } from '../../features/session/ScreenBoundary/ScreenBoundary.tsx';
import { usePageTitle } from '../../features/session/usePageTitle.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { PencilIcon } from '../../primitives/Icon/PencilIcon.tsx';
import { desk, opener, shown } from './QrMenu.css.ts';

const loadPanel = () => import('../../features/qr-menu/MenuPanel/MenuPanel.tsx');
// Guests at a table only read: what changes the menu comes when it is asked for.
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }));
/** A failure here is not told: opening asks again, and tells. */
const warm = () => void loadPanel().catch(() => undefined);

/** The QR menu of the sample restaurant and 'Menü Ayarları', which change it on this device only. */
export function QrMenu() {
  const state = useSyncExternalStore(menuSettings.subscribe, menuSettings.snapshot);
  usePageTitle(state.config.restaurantName);
  const [isEditing, setEditing] = useState(false);
  const [preview, setPreview] = useState<'wide' | 'phone'>('wide');
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  };
  return (
    <div className={desk} data-editing={isEditing || undefined}>
      <div className={shown} data-preview={isEditing ? preview : undefined}>
        <MenuPage
          config={state.config}
          cover={cover}
          categories={sampleCategories}
          accounts={sampleAccounts}
        />
      </div>
      {isEditing ? (
        <ScreenBoundary resetKey="panel">
          <Suspense
            fallback={
              <div className={opener}>
                <Button tone="brand" icon={<PencilIcon />} isPending>
                  Düzenle
                </Button>
              </div>
            }
          >
            <MenuPanel
              {...{ state, preview }}
              settings={menuSettings}
              onPreviewChange={setPreview}
              onClose={close}
            />
          </Suspense>
        </ScreenBoundary>
      ) : (
        <div className={opener}>
          <Button
            ref={edit}
            tone="brand"
            icon={<PencilIcon />}
            onPress={() => setEditing(true)}
            onPointerEnter={warm}
            onFocus={warm}
          >
            Düzenle
          </Button>
        </div>
      )}
    </div>
  );
}
