/** ADS-02, ADS-03: the share of an ad in view for it to count as viewed: the Media Rating Council's definition. */
const AD_VIEWABLE_RATIO = 0.5;
/** How long it must be in view without interruption. */
const AD_VIEWABLE_MS = 1_000;
/** The interval between two ads in one slot: the minimum of Google's publisher tag. */
const AD_REFRESH_MS = 30_000;

/**
 * Refreshes an ad while it is viewable: half of it in view for a second, the page visible, and 30 seconds since the
 * last refresh. An ad under the pointer or with the focus is not replaced, so that no click lands on another ad.
 *
 * @returns how to stop
 */
export function whileSeen(ad: HTMLElement, refresh: () => void): () => void {
  let inView = false;
  let last = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (leastMs: number) => {
    clearTimeout(timer);
    if (!inView || document.visibilityState !== 'visible') return;
    timer = setTimeout(onTimer, Math.max(leastMs, last + AD_REFRESH_MS - performance.now()));
  };
  const look = () => wait(AD_VIEWABLE_MS);
  function onTimer(): void {
    if (!ad.matches(':hover, :focus-within')) {
      last = performance.now();
      refresh();
    }
    look();
  }

  const observer = new IntersectionObserver(
    (entries) => {
      inView = (entries.at(-1)?.intersectionRatio ?? 0) >= AD_VIEWABLE_RATIO;
      look();
    },
    { threshold: AD_VIEWABLE_RATIO },
  );
  observer.observe(ad);
  document.addEventListener('visibilitychange', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
  };
}

/** Whether the browser supports scroll anchoring. */
const keepsPlace = () => CSS.supports('overflow-anchor', 'auto');

/** Calls back once the element can change its height without a visible layout shift. */
export function onceUnseen(element: HTMLElement, then: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry || entry.isIntersecting) return;
    if (entry.boundingClientRect.top < window.innerHeight && !keepsPlace()) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
