import { atom, onMount } from 'nanostores';

/** UI-01: from this width a screen is a tablet, below it a mobile. */
const TABLET_MIN_PX = 578;
/** UI-01: from this width a screen is a desktop. */
const DESKTOP_MIN_PX = 1_100;

/** UI-01: mobile under 578 px, tablet 578 to 1099, desktop 1100 and up. */
export type Screen = 'mobile' | 'tablet' | 'desktop';

const tablet = `(min-width: ${TABLET_MIN_PX}px)`;
const desktop = `(min-width: ${DESKTOP_MIN_PX}px)`;

function current(): Screen {
  if (matchMedia(desktop).matches) return 'desktop';
  return matchMedia(tablet).matches ? 'tablet' : 'mobile';
}

/** The screen class, updated with the window's width. */
export const $screen = atom<Screen>(current());

onMount($screen, () => {
  const queries = [matchMedia(tablet), matchMedia(desktop)];
  const update = () => $screen.set(current());
  for (const query of queries) query.addEventListener('change', update);
  update();
  return () => {
    for (const query of queries) query.removeEventListener('change', update);
  };
});
