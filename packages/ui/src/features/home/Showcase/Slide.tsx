import type { Promotion } from '@vitrin/api-client/home/promotions';
import { Image } from '../../../primitives/Image/Image.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { isPictureOnly, promotionLink } from '../promotionLink.ts';
import * as css from './Showcase.css.ts';

export interface SlideProps {
  promotion: Promotion;
  form: 'slider' | 'carousel';
  /** Seen first: its picture is not kept waiting. */
  isFirst: boolean;
}

const looks = {
  carousel: { slide: css.hero, words: css.heroWords, picture: css.heroPicture },
  slider: { slide: css.wide, words: css.wideWords, picture: css.widePicture },
};

/** One promotion of the showcase; one without words is its picture. */
export function Slide({ promotion, form, isFirst }: SlideProps) {
  const link = promotionLink(promotion);
  if (isPictureOnly(promotion)) return <PictureSlide promotion={promotion} isFirst={isFirst} />;
  const look = looks[form];
  const Picture = link ? 'a' : 'div';
  return (
    <div className={look.slide}>
      <Picture className={look.picture} {...(link && { href: link.href, tabIndex: -1, 'aria-hidden': true })}>
        {/* Words stand on the left, so what is promoted is usually drawn on the right. */}
        <Image src={promotion.imageUrl} alt="" ratio="auto" fit="coverEnd" isPriority={isFirst} />
      </Picture>
      <div className={look.words}>
        {promotion.title !== '' && <h2 className={css.title}>{promotion.title}</h2>}
        {promotion.text !== '' && <p className={css.text}>{promotion.text}</p>}
        {link && (
          <div className={css.action}>
            <LinkButton tone="brand" size="lg" href={link.href}>
              {link.text}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}

function PictureSlide({ promotion, isFirst }: Omit<SlideProps, 'form'>) {
  const link = promotionLink(promotion);
  const Frame = link ? 'a' : 'div';
  return (
    <Frame className={css.pictureOnly} {...(link && { href: link.href })}>
      <img
        className={css.wholeOnPhone}
        src={promotion.imageUrl}
        alt={link ? promotion.actionText || 'Kampanyayı aç' : ''}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </Frame>
  );
}
