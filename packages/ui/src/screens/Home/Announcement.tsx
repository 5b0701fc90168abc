import type { Identity } from '@vitrin/api-client/identity';
import type { PromotionGroup } from '@vitrin/api-client/home/promotions';
import { lazy, Suspense, useState } from 'react';
import { bannerMemory } from '../../features/home/bannerMemory.ts';
import { usePromotions } from '../../features/home/usePromotions.ts';

// Most visits have nothing to announce any more. The wait for a quiet moment comes with it: the moment must be quiet when
// the announcement can open, not when its code was asked for.
const Announcing = lazy(async () => ({ default: (await import('./Announcing.tsx')).Announcing }));

/** The shop's announcement, once per session and promotion; one that cannot be read is not missed. */
export function Announcement({ identity }: { identity: Identity }) {
  const { data } = usePromotions(identity, 'modal');
  return data && <Announced group={data} />;
}

function Announced({ group }: { group: PromotionGroup }) {
  const [promotion] = useState(() => bannerMemory.next(group));
  return (
    promotion && (
      <Suspense>
        <Announcing group={group} promotion={promotion} />
      </Suspense>
    )
  );
}
