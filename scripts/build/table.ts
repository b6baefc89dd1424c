import type { Registration } from '@portada/widgets/registry';

const camelCase = (name: string) => name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());

function encoded(widgets: readonly [string, Registration][]): string {
  const groups = Map.groupBy(widgets, ([, { load, needs = '' }]) => `${load} ${needs}`);
  // Sorted, they compress better.
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, all]) => [key, ...all.map(([name]) => camelCase(name))].join(' '))
    .join('|');
}

/**
 * The registry in the loader's format (`packages/contract/src/loader.ts`), with equal widgets grouped: those in the
 * loader itself, and the rare ones in the chunk that it asks for a tag that it does not know.
 */
export function loaderTable(
  registry: Readonly<Record<string, Registration>>,
): Record<'own' | 'rare', string> {
  const widgets = Object.entries(registry);
  return {
    own: encoded(widgets.filter(([, { rare }]) => !rare)),
    rare: encoded(widgets.filter(([, { rare }]) => rare)),
  };
}
