/**
 * `pnpm structure`: file length, import directions between packages and between the floors inside each, no import
 * cycles, calls in stores and the api client only, colours by tokens, structured log lines, no duplicated sentences,
 * and for every widget a line in the registry, a test, stories and both languages. Prints
 * one line for each error and exits with 1.
 */
import { colourProblems } from './structure/colours.ts';
import { floorProblems } from './structure/floor-rules.ts';
import { type Floors, floors } from './structure/floors.ts';
import { callProblems, importProblems } from './structure/imports.ts';
import { lengthProblems } from './structure/length.ts';
import { logProblems } from './structure/logs.ts';
import { textProblems } from './structure/texts.ts';
import { widgetProblems } from './structure/widgets.ts';
import { projectSources, type SourceFile } from './tracked.ts';

const SOURCE = /\.(tsx?|css|liquid|mjs)$/;
const NOT_OURS = /(^|\/)(migrations|generated)\//;

/** Every error in these files, as `path[:line] message`; folders are checked where floors are declared. */
export function structureProblems(
  files: readonly SourceFile[],
  declared?: Readonly<Record<string, Floors>>,
): string[] {
  const ours = files.filter(({ path }) => SOURCE.test(path) && !NOT_OURS.test(path));
  return [
    ...ours.flatMap((file) => [
      ...lengthProblems(file),
      ...importProblems(file),
      ...callProblems(file),
      ...colourProblems(file),
      ...logProblems(file),
    ]),
    ...(declared ? floorProblems(ours, declared) : []),
    ...widgetProblems(ours),
    ...textProblems(ours),
  ];
}

function main(): void {
  const files = projectSources(SOURCE);
  const problems = structureProblems(files, floors);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${files.length} files: none too long, every import points the right way and none in a circle, every colour is a ` +
        'token, every log line an event, every widget whole, and no sentence stands twice.',
    );
}

if (import.meta.main) main();
