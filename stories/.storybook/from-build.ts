import type { Plugin } from 'vite';

/** Modules that the build makes out of the sources, each made once for all projects of a test run. */
const made = {
  /** The tables of the guides, which `dist/docs/` has too. */
  'virtual:facts': async (): Promise<unknown> =>
    (await import('../../scripts/build/docs/facts.ts')).readFacts(),
  /** The elements, as in `dist/reference/`. */
  'virtual:elements': async (): Promise<unknown> =>
    (await import('../../scripts/build/storybook.ts')).readElementDocs(),
};

const texts = new Map<string, Promise<string>>();

function textOf(id: string, make: () => Promise<unknown>): Promise<string> {
  const text = texts.get(id) ?? make().then((value) => `export default ${JSON.stringify(value)};`);
  texts.set(id, text);
  return text;
}

export function fromBuild(): Plugin {
  return {
    name: 'from-build',
    resolveId: (asked) => (asked in made ? `\0${asked}` : undefined),
    load(asked) {
      const [id, make] = Object.entries(made).find(([name]) => asked === `\0${name}`) ?? [];
      return id && make ? textOf(id, make) : undefined;
    },
  };
}
