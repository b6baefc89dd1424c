import type { Registration } from '@portada/widgets/registry';

const camelCase = (name: string) => name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());

/** The registry in the loader's format (`packages/loader/src/table.ts`), with equal widgets grouped. */
export function loaderTable(registry: Readonly<Record<string, Registration>>): string {
  const groups = new Map<string, string[]>();
  for (const [name, { load, needs = '' }] of Object.entries(registry)) {
    const key = `${load} ${needs}`;
    groups.set(key, [...(groups.get(key) ?? []), camelCase(name)]);
  }
  return [...groups].map(([key, names]) => [key, ...names].join(' ')).join('|');
}
