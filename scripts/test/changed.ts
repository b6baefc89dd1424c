/** Selects tests for a change. By path and name, so that a reader can predict what will run. */
import { execFileSync } from 'node:child_process';
import { projectSources, root, type SourceFile } from '../tracked.ts';
import { checks, journeys, projects, type Step, vitest } from './steps.ts';

export interface Choice {
  /** Parts of the paths of test files and of stories. */
  readonly tests: readonly string[];
  /** Files with journeys. */
  readonly journeys: readonly string[];
}

const TEST_FILE = /\.(test\.tsx?|stories\.tsx)$/;
const JOURNEYS = /^packages\/newsroom\/e2e\/[^/]+\.spec\.ts$/;

/**
 * - A test, a story, a journey: itself.
 * - A widget: its folder's tests, the stories that begin with its name, and the journeys that name its tag.
 * - A folder of the newsroom: the tests of the same name, and the journeys whose names begin with it.
 * - The example newspaper: its tests.
 * - A folder of another package: its own tests.
 */
export function chosenFor(changed: readonly string[], specs: readonly SourceFile[]): Choice {
  const tests = new Set<string>();
  const chosen = new Set<string>();
  for (const path of changed) {
    if (TEST_FILE.test(path)) tests.add(path);
    if (JOURNEYS.test(path)) chosen.add(path);
    const [, widget] = /^widgets\/([^/]+)\//.exec(path) ?? [];
    if (widget) {
      tests.add(`widgets/${widget}/`).add(`stories/${pascal(widget)}`);
      const tag = new RegExp(`portada-${widget}\\b(?!-)`);
      for (const spec of specs.filter(({ text }) => tag.test(text))) chosen.add(spec.path);
    }
    const [, subject] = /^packages\/newsroom\/src\/([^/]+)\//.exec(path) ?? [];
    if (subject) {
      tests.add(`packages/newsroom/test/${subject}/`);
      const named = (name: string) => name.startsWith(`packages/newsroom/e2e/${subject}`);
      for (const spec of specs.filter((each) => named(each.path))) chosen.add(spec.path);
    }
    if (path.startsWith('packages/edition/')) tests.add('packages/edition/test/');
    const [folder] = /^(packages\/(?!newsroom\/|edition\/)\w+\/src\/[^/]+\/|scripts\/)/.exec(path) ?? [];
    if (folder) tests.add(folder);
  }
  return { tests: [...tests], journeys: [...chosen] };
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The files changed since then, committed or not. */
function changedSince(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const ancestor = git('merge-base', 'HEAD', base).trim();
  const listed = [
    git('diff', '--name-only', '--diff-filter=d', ancestor),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return listed.flatMap((paths) => paths.split('\n').filter(Boolean));
}

/** Unit tests are selected by their imports of changed files; all others by `chosenFor`. */
export function changedSteps(base = 'main'): Step[] {
  const { tests, journeys: specs } = chosenFor(changedSince(base), projectSources(JOURNEYS));
  const beyondUnits = projects('node', 'browser', 'storybook');
  return [
    ...checks,
    vitest('unit', ...projects('unit', 'zones'), '--changed', base, '--passWithNoTests'),
    ...(tests.length > 0
      ? [vitest('components, stories, newsroom', ...beyondUnits, ...tests, '--passWithNoTests')]
      : []),
    ...(specs.length > 0 ? [journeys('end to end', '--project=es', ...specs)] : []),
  ];
}
