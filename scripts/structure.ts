/**
 * `pnpm structure`: files stay short, imports point one way between packages and between the floors inside each, nothing
 * imports in a circle, only stores and the api client make calls, colours are tokens, log lines are events, a sentence
 * stands in one place, and every widget has its line in the registry, its test, its stories and both languages. Prints
 * one line for each breach and exits 1.
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

/** Every breach in these files, as `path[:line] what is wrong`; folders are looked at where floors are declared. */
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
