/**
 * `pnpm structure`: files stay short, imports between the folders point one way, only stores and the api client make
 * calls, and every widget has its test, its stories and both languages. Prints one line for each breach and exits 1.
 */
import { callProblems, importProblems } from './structure/imports.ts';
import { lengthProblems } from './structure/length.ts';
import { widgetProblems } from './structure/widgets.ts';
import { projectSources, type SourceFile } from './tracked.ts';

const SOURCE = /\.(tsx?|css|liquid|mjs)$/;
const NOT_OURS = /(^|\/)(migrations|generated)\//;

/** Every breach in these files, as `path[:line] what is wrong`. */
export function structureProblems(files: readonly SourceFile[]): string[] {
  const ours = files.filter(({ path }) => SOURCE.test(path) && !NOT_OURS.test(path));
  return [
    ...ours.flatMap((file) => [...lengthProblems(file), ...importProblems(file), ...callProblems(file)]),
    ...widgetProblems(ours),
  ];
}

function main(): void {
  const files = projectSources(SOURCE);
  const problems = structureProblems(files);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${files.length} files: none too long, every import points the right way, no widget without its own.`,
    );
}

if (import.meta.main) main();
