/**
 * `pnpm structure`: length of files and comments, import directions between packages and between the floors inside
 * each, no import cycles, calls in stores and the api client only, colours by tokens, no sizes in rem, structured log
 * lines, no date parsed from a formatted string, no key read without regard to input methods, no component whose name
 * is no noun, no wait for time or for a silent network, no text that a page's translation takes from React, no
 * duplicated sentences, the words of the glossary, migrations on which the last release works, and for every widget a
 * line in the registry, a test, stories and both languages. Prints one line for each error and exits with 1.
 */
import { bareTextProblems } from './structure/bare-texts.ts';
import { colourProblems } from './structure/colours.ts';
import { componentNameProblems } from './structure/component-names.ts';
import { dateProblems } from './structure/dates.ts';
import { floorProblems } from './structure/floor-rules.ts';
import { type Floors, floors } from './structure/floors.ts';
import { glossaryProblems, PROSE } from './structure/glossary.ts';
import { callProblems, importProblems } from './structure/imports.ts';
import { keyProblems } from './structure/keys.ts';
import { lengthProblems } from './structure/length.ts';
import { logProblems } from './structure/logs.ts';
import { migrationProblems } from './structure/migrations.ts';
import { sizeProblems } from './structure/sizes.ts';
import { skippedContentProblems } from './structure/skipped-content.ts';
import { languageFileProblems, textProblems } from './structure/texts.ts';
import { waitProblems } from './structure/waits.ts';
import { widgetProblems } from './structure/widgets.ts';
import { projectSources, type SourceFile } from './tracked.ts';

const SOURCE = /\.(tsx?|css|liquid|mjs)$/;
/** Read beside the sources. */
const MIGRATION = /^packages\/newsroom\/migrations\/.*\.(sql|json)$/;
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
      ...sizeProblems(file),
      ...logProblems(file),
      ...dateProblems(file),
      ...keyProblems(file),
      ...componentNameProblems(file),
      ...waitProblems(file),
      ...skippedContentProblems(file),
      ...glossaryProblems(file),
      ...languageFileProblems(file),
    ]),

    ...(declared ? floorProblems(ours, declared) : []),
    ...widgetProblems(ours),
    ...textProblems(ours),
    ...migrationProblems(files),
    ...files.filter(({ path }) => PROSE.test(path)).flatMap(glossaryProblems),
  ];
}

function main(): void {
  const files = projectSources(SOURCE);
  const beside = [MIGRATION, PROSE].flatMap(projectSources);
  const problems = [...structureProblems([...files, ...beside], floors), ...bareTextProblems()];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${files.length} files: none too long, no comment too wide, every import points the right way and none in a circle, every colour is a ` +
        'token, no size follows the page’s root, every log line an event, no date read from formatted text, no key taken from an input method, every component named by a noun, no wait for time, no page that skips what is out of sight, no text beside something else but in an element of its own, every widget whole, every migration one that expands, and no sentence stands twice, nor beside the glossary.',
    );
}

if (import.meta.main) main();
