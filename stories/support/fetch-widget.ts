const modules = import.meta.glob('../../widgets/*/index.ts');

/** Fetches a widget's module, as the loader does on a page. `name` is its tag without `portada-`. */
export async function fetchWidget(name: string): Promise<void> {
  await modules[`../../widgets/${name}/index.ts`]?.();
}
