import type { Promotion, PromotionGroup } from '@vitrin/api-client/home/promotions';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { ArrowRightIcon } from '../../../primitives/Icon/ArrowRightIcon.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { promotionLink } from '../promotionLink.ts';
import * as css from './PromotionTiles.css.ts';

export interface PromotionTilesProps {
  group: PromotionGroup;
}

/** The first three promotions of a group beside each other, under its name. */
export function PromotionTiles({ group: { title, items } }: PromotionTilesProps) {
  const shown = items.slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <section aria-label={title || 'Kampanyalar'}>
      {title !== '' && (
        <div className={css.head}>
          <Heading level={2}>{title}</Heading>
        </div>
      )}
      <div className={css.tiles}>
        {shown.map((promotion, index) => (
          <Tile key={`${promotion.id}-${index}`} promotion={promotion} />
        ))}
      </div>
    </section>
  );
}

function Tile({ promotion }: { promotion: Promotion }) {
  const link = promotionLink(promotion);
  return (
    <article className={css.tile}>
      <div className={css.words}>
        {promotion.title !== '' && <h3 className={css.title}>{promotion.title}</h3>}
        {promotion.text !== '' && <p className={css.text}>{promotion.text}</p>}
        {link && (
          <a className={css.link} href={link.href}>
            {link.text}
            <ArrowRightIcon size="sm" />
          </a>
        )}
      </div>
      {promotion.imageUrl !== '' && (
        <div className={css.picture}>
          <Image src={promotion.imageUrl} alt="" ratio="auto" fit="coverEnd" />
        </div>
      )}
    </article>
  );
}
