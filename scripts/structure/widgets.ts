/**
 * What each widget's folder has beside its element: a line in the registry, a test, Catalan words for its Spanish ones,
 * and its stories.
 */
import type { SourceFile } from '../tracked.ts';

const ELEMENT = /^widgets\/([\w-]+)\/index\.ts$/;

export function widgetProblems(files: readonly SourceFile[]): string[] {
  const paths = files.map(({ path }) => path);
  return [...registryProblems(files), ...wholenessProblems(paths)];
}

const REGISTRY = 'widgets/registry.ts';

/** The registry is what the loader goes by: a folder that it does not name is never loaded, a name without one fails. */
function registryProblems(files: readonly SourceFile[]): string[] {
  const registry = files.find(({ path }) => path === REGISTRY);
  if (!registry) return [];
  const lines = [...registry.text.matchAll(/^ {2}(['"]?)([\w-]+)\1: \{/gm)].map(([, , name = '']) => name);
  const folders = new Set(
    files
      .flatMap(({ path }) => /^widgets\/([\w-]+)\//.exec(path)?.[1] ?? [])
      .filter((name) => name !== 'test'),
  );
  return [
    ...[...folders]
      .filter((name) => !lines.includes(name))
      .map((name) => `widgets/${name} is no line of ${REGISTRY}: give it one, or take the folder out.`),
    ...lines
      .filter((name) => !folders.has(name))
      .map(
        (name) =>
          `${REGISTRY} names ${name}, and there is no widgets/${name}: make it, or take the line out.`,
      ),
  ];
}

function wholenessProblems(paths: readonly string[]): string[] {
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
