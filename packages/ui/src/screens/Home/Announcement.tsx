import type { Identity } from '@vitrin/api-client/read/readApplication';
import type { PromotionGroup } from '@vitrin/api-client/read/readPromotion';
import { lazy, Suspense, useEffect, useState } from 'react';
import { bannerMemory } from '../../features/home/bannerMemory.ts';
import { usePromotions } from '../../features/home/usePromotions.ts';

// Most visits have nothing to announce any more.
const ModalBanner = lazy(async () => ({
  default: (await import('../../features/home/ModalBanner/ModalBanner.tsx')).ModalBanner,
}));

/** The shop's announcement, once per session and promotion; one that cannot be read is not missed. */
export function Announcement({ identity }: { identity: Identity }) {
  const { data } = usePromotions(identity, 'modal');
  return data && <Announced group={data} />;
}

function Announced({ group }: { group: PromotionGroup }) {
  const [promotion] = useState(() => (isInterrupting() ? undefined : bannerMemory.next(group)));
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (promotion) bannerMemory.markShown(promotion);
  }, [promotion]);

  if (!promotion) return null;
  return (
    <Suspense>
      <ModalBanner
        promotion={promotion}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onHide={() => {
          bannerMemory.hide(group);
          setOpen(false);
        }}
      />
    </Suspense>
  );
}

/** Whoever is typing or has another dialog open is not talked over: the announcement waits for the next visit. */
const isInterrupting = () =>
  document.querySelector('dialog:modal') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;
