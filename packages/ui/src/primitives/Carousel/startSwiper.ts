import Swiper from 'swiper';
import * as css from './Carousel.css.ts';

/**
 * Takes over a row that is already there and stays what it was: the browser goes on scrolling it (`cssMode`), and no slide is
 * moved, copied or hidden. Its parent is what swiper calls its container.
 */
export function startSwiper(track: HTMLElement): Swiper | undefined {
  const { parentElement } = track;
  if (!parentElement) return undefined;
  const swiper = new Swiper(parentElement, {
    cssMode: true,
    wrapperClass: css.track,
    slideClass: css.slide,
    // As wide as the styles say: nothing moves when it begins.
    slidesPerView: 'auto',
    // A mouse that is drawn over a name selects it.
    simulateTouch: false,
    // Pictures of ours are lazy without it.
    lazyPreload: false,
  });
  // It believes to stand at the first slide until it hears of a scroll, and that has been already.
  swiper.onScroll();
  return swiper;
}
