/** Visual regression: the newsroom's pages beside the pictures that were taken of them (`pnpm test:visual`). */
import { findCommand } from '../engines.ts';
import { isWholeRun } from '../required.ts';
import { journeys, leftOut, type Step } from './steps.ts';

const SAME_BROWSER = 0.001;
const OTHER_BROWSER = 0.01;

const majorOf = (version: string) => version.trim().split('.', 1)[0];

/** Whether pictures of this version of Chromium may differ from those in the edges of letters and shapes. */
export function isOtherBrowser(version: string, ofPictures: string): boolean {
  return majorOf(version) !== majorOf(ofPictures);
}

/** The share of a picture's pixels that may differ. */
export function limitFor(version: string, ofPictures: string): number {
  return isOtherBrowser(version, ofPictures) ? OTHER_BROWSER : SAME_BROWSER;
}

/** The pages' dates are those of one moment, for which the newsroom's clock stands still: says if that cannot be. */
export function visualSteps(faketime = findCommand(['faketime']), isWhole = isWholeRun()): Step[] {
  if (!faketime)
    return leftOut('visual regression', ['No visual regression tests: install faketime.'], isWhole);
  return [journeys('visual regression', '--config=playwright.visual.config.ts')];
}
