/** What each widget's folder has beside its element: a test, Catalan words for its Spanish ones, and its stories. */
import type { SourceFile } from '../tracked.ts';

const ELEMENT = /^widgets\/([\w-]+)\/index\.ts$/;

export function widgetProblems(files: readonly SourceFile[]): string[] {
  const paths = files.map(({ path }) => path);
  return paths.flatMap((path) => {
    const name = ELEMENT.exec(path)?.[1];
    return name ? lackOf(name, paths).map((lack) => `widgets/${name} has no ${lack}.`) : [];
  });
}

function lackOf(name: string, paths: readonly string[]): string[] {
  const own = paths.filter((path) => path.startsWith(`widgets/${name}/`));
  const story = `stories/${viewOf(name)}.stories.tsx`;
  const wordless = own
    .filter((path) => path.endsWith('/messages.ts'))
    .map((path) => path.replace(/\.ts$/, '.ca.ts'))
    .filter((path) => !own.includes(path));
  return [
    ...(own.some((path) => /\.test\.tsx?$/.test(path)) ? [] : ['test']),
    ...wordless,
    ...(paths.includes(story) ? [] : [story]),
  ];
}

/** `save-button` is drawn by `SaveButton`, and its stories are called so. */
function viewOf(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
