import type { Promotion } from '@vitrin/api-client/home/promotions';
import { Carousel } from '../../../primitives/Carousel/Carousel.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { carouselWords } from '../../../text/carouselWords.ts';
import * as css from './Showcase.css.ts';
import { Slide, type SlideProps } from './Slide.tsx';

export interface ShowcaseProps extends Pick<SlideProps, 'form'> {
  promotions: readonly Promotion[];
}

/** What the shop promotes first, one slide at a time; nothing at all where there is nothing. */
export function Showcase({ promotions, form }: ShowcaseProps) {
  if (promotions.length === 0) return null;
  return (
    <Carousel
      label="Vitrin"
      words={carouselWords}
      perView="one"
      slides={promotions.map((promotion, index) => ({
        // Without an id of its own a promotion is its place.
        key: `${promotion.id}-${index}`,
        content: <Slide promotion={promotion} form={form} isFirst={index === 0} />,
      }))}
    />
  );
}

/** The showcase before its promotions are there. */
export function ShowcaseSkeleton() {
  return (
    <div className={css.hero} aria-busy="true">
      <div className={css.heroPicture}>
        <Skeleton height="100%" />
      </div>
      <div className={css.heroWords}>
        <Skeleton width="86%" height={28} />
        <br />
        <Skeleton width="60%" height={28} />
        <br />
        <Skeleton width="80%" />
      </div>
    </div>
  );
}
