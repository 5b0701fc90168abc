import type { Promotion, PromotionGroup } from '@vitrin/api-client/home/promotions';
import { useEffect, useState } from 'react';
import { bannerMemory } from '../../features/home/bannerMemory.ts';
import { ModalBanner } from '../../features/home/ModalBanner/ModalBanner.tsx';
import { useQuietMoment } from '../../features/home/useQuietMoment.ts';
import { modalStack } from '../../primitives/Dialog/modalStack.ts';

export interface AnnouncingProps {
  group: PromotionGroup;
  promotion: Promotion;
}

/** Waits for a quiet moment, and makes way for whatever else opens: that was asked for, and this was not. */
export function Announcing({ group, promotion }: AnnouncingProps) {
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
    <ModalBanner
      promotion={promotion}
      isOpen={state === 'open'}
      onOpenChange={() => setState('closed')}
      onHide={() => {
        bannerMemory.hide(group, promotion);
        setState('closed');
      }}
    />
  );
}
