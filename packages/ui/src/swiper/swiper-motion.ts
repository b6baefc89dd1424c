import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { slideTowards } from './geometry.ts';
import { type Motion, measure, type StripNodes, wantsStillness } from './motion.ts';

const SPEED_MS = 300;

/**
 * Swiper takes over where the browser's scrolling stands. Only its core and its wheel: the style sheet is ours (the
 * slides' sizes are CSS's, so that nothing changes when it comes), and so are buttons, keys and words, since Swiper
 * writes those of its own as HTML, which Trusted Types refuse.
 */
export function swiperMotion(nodes: StripNodes, first: number, onMove: () => void): Motion {
  const { window: view, vertical } = nodes;
  view.classList.add('portada-strip--swiped');
  view.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const swiper = new Swiper(view, {
    modules: [Mousewheel],
    wrapperClass: 'portada-strip-track',
    slideClass: 'portada-strip-slide',
    direction: vertical ? 'vertical' : 'horizontal',
    slidesPerView: 'auto',
    speed: wantsStillness() ? 0 : SPEED_MS,
    initialSlide: first,
    // Also what lies in a slot belongs to the strip.
    touchEventsTarget: 'container',
    touchReleaseOnEdges: vertical,
    mousewheel: { enabled: true, forceToAxis: true, releaseOnEdges: true },
    grabCursor: true,
    lazyPreload: false,
    on: { setTranslate: onMove, resize: onMove, update: onMove },
  });

  /**
   * To show what has the focus, or what was looked for in the page, the browser scrolls the window although its
   * overflow is hidden. The strip is moved there instead; to what has the focus it goes by itself.
   */
  const follow = () => {
    const by = vertical ? view.scrollTop : view.scrollLeft;
    if (by === 0) return;
    view.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    if (view.matches(':focus-within')) return;
    swiper.slideTo(slideTowards(measure(nodes), by - swiper.translate, by), 0);
  };
  view.addEventListener('scroll', follow);

  return {
    position: () => -swiper.translate,
    show: (slide, smoothly) => void swiper.slideTo(slide, smoothly ? swiper.params.speed : 0),
    move: (position) => void swiper.translateTo(-position, swiper.params.speed ?? 0),
    update: () => swiper.update(),
    end() {
      const position = -swiper.translate;
      view.removeEventListener('scroll', follow);
      swiper.destroy();
      view.classList.remove('portada-strip--swiped');
      view.scrollTo({ [vertical ? 'top' : 'left']: position, behavior: 'instant' });
    },
  };
}
