import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest files of a whole run, in its order: started last, one would keep a single core busy at its row's end.
 * Vitest knows their times itself where it has run them before, which a clean clone has not.
 */
export const slowFiles: readonly string[] = [
  'packages/newsroom/test/searcher/pages.test.ts',
  'packages/newsroom/test/alone.test.ts',
  'scripts/new/widget.test.ts',
  'packages/newsroom/test/backup/drill.test.ts',
  'packages/newsroom/test/backup/refusals.test.ts',
  'packages/newsroom/test/content/plans.test.ts',
  'packages/newsroom/test/backup/killed.test.ts',
  'packages/newsroom/test/searcher/pages-hostile.test.ts',
  'packages/newsroom/test/deploy/last-release.test.ts',
  'packages/newsroom/test/databases.test.ts',
  'packages/newsroom/test/backup/bucket.test.ts',
  'scripts/build/dist.test.ts',
  'packages/newsroom/test/cli.test.ts',
  'packages/newsroom/test/uploads/storages.test.ts',
  'packages/newsroom/test/backup/round-trip.test.ts',
  'packages/newsroom/test/main.test.ts',
  'packages/newsroom/test/uploads/processes.test.ts',
  'packages/newsroom/test/mail/processes.test.ts',
  'packages/newsroom/test/hostile/guessing.test.ts',
  'packages/newsroom/test/accounts/login-guesses.test.ts',
  'packages/newsroom/test/hostile/cross-site.test.ts',
  'packages/edition/test/seed.test.ts',
  'widgets/leftovers.browser.test.ts',
  'widgets/lifecycle.browser.test.tsx',
  'widgets/register/register.failures.browser.test.tsx',
];

type TestFile = Pick<TestSpecification, 'moduleId'>;

const rankOf = ({ moduleId }: TestFile) => {
  const rank = slowFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank < 0 ? slowFiles.length : rank;
};

/** The slow files in their order, then the others in the order that they had. */
export function slowFirst<File extends TestFile>(files: readonly File[]): File[] {
  return files.toSorted((one, other) => rankOf(one) - rankOf(other));
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowFirst(await super.sort(files));
  }
}
