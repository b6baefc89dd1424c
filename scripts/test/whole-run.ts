import { checks, inPairs, journeys, projects, type Step, vitest } from './steps.ts';
import { visualSteps } from './visual.ts';

/**
 * The steps of a whole run that may run beside each other, the longest first, after the checks. All of them read or
 * serve `dist/`, which is built before.
 */
export const wholeRun = (): readonly Step[] => [
  ...checks,
  vitest(
    'units and newsroom',
    ...projects('unit', 'zones', 'node'),
    inPairs,
    'packages/',
    'widgets/',
    'stories/',
  ),
  vitest('widgets', ...projects('browser'), inPairs, 'widgets/'),
  journeys('end to end'),
  vitest(
    'parts and stories',
    ...projects('browser', 'storybook', 'storybook-ca', 'storybook-translated'),
    inPairs,
    'packages/',
    '.stories.',
  ),
  vitest('scripts', ...projects('node'), 'scripts/'),
  journeys('host pages', '--config=playwright.hosts.config.ts'),
  ...visualSteps(),
];
