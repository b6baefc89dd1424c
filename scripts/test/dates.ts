/** The tests whose results may depend on the date, at moments when calendars and clocks turn. */
import { findCommand } from '../engines.ts';
import { isWholeRun } from '../required.ts';
import { inPairs, journeys, leftOut, projects, type Step, vitest } from './steps.ts';

interface Moment {
  readonly name: string;
  readonly at: string;
  /** What runs in a browser takes minutes: only where the seed or the calendar has most to get wrong. */
  readonly inBrowser?: boolean;
}

/** In Madrid's time, which the newsroom keeps. What begins in a last minute passes midnight, or the clocks' change. */
const moments: readonly Moment[] = [
  { name: 'last minute of a day', at: '2026-12-09T23:59:00+01:00', inBrowser: true },
  { name: 'last minute of a year', at: '2026-12-31T23:59:00+01:00' },
  { name: 'New Year', at: '2027-01-01T10:00:00+01:00', inBrowser: true },
  { name: 'end of a month', at: '2027-01-31T12:00:00+01:00' },
  { name: 'clocks go forward', at: '2027-03-28T01:59:00+01:00' },
  { name: 'clocks go back', at: '2027-10-31T02:59:00+02:00' },
  { name: 'leap day', at: '2028-02-29T12:00:00+01:00', inBrowser: true },
  { name: 'years from now', at: '2030-06-15T12:00:00+02:00', inBrowser: true },
];

/** Journeys among days. */
const JOURNEYS = [
  ...['schedule', 'searcher-archive', 'searcher-dates', 'searcher-modes'],
  ...['search-pages', 'shows', 'votes', 'weather'],
].map((name) => `e2e/${name}.spec.ts`);

/** A frame's page keeps the browser's date, by which the session that these begin for it is of another time. */
const IN_FRAMES = '**/{asked,chunked-html}.browser.test.ts';

/**
 * The step at that moment. The monotonic clock stays the machine's: timers and limits depend on it. Child processes
 * inherit how far the clock was moved, and so agree on the time.
 */
function dated(at: string, { rerun, ...step }: Step): Step {
  return {
    ...step,
    command: ['faketime', '--exclude-monotonic', at, ...step.command],
    ...(rerun && { rerun: (alone) => dated(at, rerun(alone)) }),
  };
}

function stepsAt({ name, at, inBrowser }: Moment): Step[] {
  const places = ['packages/', 'widgets/', 'stories/'];
  const tests = [vitest(`units and newsroom, ${name}`, ...projects('unit', 'zones', 'node'), ...places)];
  if (inBrowser) {
    const drawn = projects('browser', 'storybook');
    tests.push(
      vitest(`widgets and stories, ${name}`, ...drawn, inPairs, `--exclude=${IN_FRAMES}`),
      journeys(`end to end, ${name}`, '--project=es', ...JOURNEYS),
    );
  }
  return tests.map((step) => dated(at, step));
}

/** Says what is missing where they cannot be run. */
export function datedSteps(faketime = findCommand(['faketime']), isWhole = isWholeRun()): Step[] {
  if (!faketime) return leftOut('other dates', ['No tests at other dates: install faketime.'], isWhole);
  return moments.flatMap(stepsAt);
}
