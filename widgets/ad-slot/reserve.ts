import { timesTextBase } from '@portada/ui/text-base.ts';

/** ADS-04: up to this width an ad counts as mobile. */
export const ADS_MOBILE_MAX_PX = 1_099;

const TAG = 'portada-ad-slot';

/** The heights of the Interactive Advertising Bureau's formats, and those that sites are wont to keep free for them. */
const heights = [50, 60, 90, 100, 120, 180, 200, 250, 280, 300, 320, 400, 480, 500, 600, 1050];

/** The line over the ad, which tells what it is and closes it. */
const HEAD = timesTextBase(1.75);

/** As JSON is written, without spaces or with them. A height that begins like a longer one stands before it. */
function rule(screen: 'Desktop' | 'Mobile', height: number): string {
  const selectors = ['', ' '].map((space) => `${TAG}[position*='HeightX":${space}${height}']`);
  return `${selectors.join().replaceAll('HeightX', `Height${screen}`)} { --${TAG}-reserve: calc(${height}px + ${HEAD}); }`;
}

/**
 * ADS-03 before any script runs: the page's style sheet reads the reserved heights off the config in the attribute.
 * What is no usual height is for the page to set, as `--portada-ad-slot-reserve`. Without script there is never an ad.
 */
export function adReserveCss(): string {
  const mobile = heights.map((height) => rule('Mobile', height)).join('\n');
  const desktop = heights.map((height) => rule('Desktop', height)).join('\n');
  return `
    @media (width <= ${ADS_MOBILE_MAX_PX}px) { ${mobile} }
    @media (width > ${ADS_MOBILE_MAX_PX}px) { ${desktop} }
    @media (scripting: none) { ${TAG} { display: none !important; } }
  `;
}
