/**
 * The files that each widget's folder needs besides its element: a line in the registry, a test, Catalan texts if it
 * has Spanish ones, and stories.
 */
import type { SourceFile } from '../tracked.ts';

const ELEMENT = /^widgets\/([\w-]+)\/index\.ts$/;

export function widgetProblems(files: readonly SourceFile[]): string[] {
  const paths = files.map(({ path }) => path);
  return [...registryProblems(files), ...wholenessProblems(paths)];
}

const REGISTRY = 'widgets/registry.ts';

/** The loader knows registered widgets only: an unregistered folder is never loaded, a name without a folder fails. */
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

/** `save-button` is rendered by `SaveButton`, which is also the name of its stories. */
function viewOf(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
