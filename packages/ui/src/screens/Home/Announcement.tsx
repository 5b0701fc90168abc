import type { Identity } from '@vitrin/api-client/read/readApplication';
import type { Promotion, PromotionGroup } from '@vitrin/api-client/read/readPromotion';
import { lazy, Suspense, useEffect, useState } from 'react';
import { bannerMemory } from '../../features/home/bannerMemory.ts';
import { usePromotions } from '../../features/home/usePromotions.ts';
import { useQuietMoment } from '../../features/home/useQuietMoment.ts';
import { modalStack } from '../../primitives/Dialog/modalStack.ts';

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
  const [promotion] = useState(() => bannerMemory.next(group));
  return promotion && <Announcing group={group} promotion={promotion} />;
}

interface AnnouncingProps {
  group: PromotionGroup;
  promotion: Promotion;
}

/** Waits for a quiet moment, and makes way for whatever else opens: that was asked for, and this was not. */
function Announcing({ group, promotion }: AnnouncingProps) {
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting');
  useQuietMoment(state === 'waiting', () => setState('open'));
  useEffect(() => {
    if (state !== 'open') return undefined;
    bannerMemory.markShown(promotion);
    return modalStack.subscribe(() => {
      if (modalStack.size() < 2) return;
      bannerMemory.unmarkShown(promotion);
      setState('waiting');
    });
  }, [state, promotion]);
  return (
    <Suspense>
      <ModalBanner
        promotion={promotion}
        isOpen={state === 'open'}
        onOpenChange={() => setState('closed')}
        onHide={() => {
          bannerMemory.hide(group);
          setState('closed');
        }}
      />
    </Suspense>
  );
}
