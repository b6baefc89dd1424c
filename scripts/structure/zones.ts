import { posix } from 'node:path';

/** A part of the tree to which import rules apply: a package, one widget, `registry` and so on. */
export type Zone = string;

const CLIENT_PACKAGES = ['contract', 'shared', 'core', 'element', 'ui', 'loader'];

/** The zone of a file; undefined for a top-level file. */
export function zoneOf(path: string): Zone | null {
  const [top, name] = path.split('/');
  if (top === 'packages') return name ?? null;
  if (top !== 'widgets') return top === 'stories' || top === 'scripts' ? top : null;
  if (name?.startsWith('registry.')) return 'registry';
  // Files directly in widgets/ belong to all widgets.
  return path.split('/').length > 2 ? `widget ${name}` : 'widgets';
}

/** The zones that run in a reader's browser. */
export function isClient(path: string): boolean {
  const zone = zoneOf(path);
  return zone !== null && (CLIENT_PACKAGES.includes(zone) || path.startsWith('widgets/'));
}

/** Tests may import from anywhere: the lifecycle suite of `element` runs over every widget. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)(test|e2e|visual)\//.test(path);
}

/** The zone of an import; undefined for an external one. */
export function zoneOfImport(from: string, specifier: string): Zone | null {
  if (specifier.startsWith('.')) return zoneOf(posix.join(posix.dirname(from), specifier));
  const ours = /^@portada\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (!ours) return null;
  const [, name = '', rest = ''] = ours;
  if (name !== 'widgets') return name;
  return zoneOf(`widgets/${rest || 'index.ts'}`.replace(/\/registry$/, '/registry.ts'));
}

const BELOW_WIDGETS = ['contract', 'shared', 'core', 'element', 'ui'];

/** The allowed imports of a zone; a zone without an entry may import nothing else, `true` allows everything. */
const mayEnter: Readonly<Record<Zone, readonly Zone[] | true>> = {
  contract: [],
  shared: ['contract'],
  core: ['contract', 'shared'],
  element: ['contract', 'shared', 'core'],
  ui: ['contract', 'shared', 'core', 'element'],
  loader: ['registry'],
  newsroom: ['contract', 'shared'],
  edition: ['contract', 'shared', 'newsroom'],
  registry: true,
  widgets: true,
  scripts: true,
};

export function allowed(from: Zone, to: Zone): boolean {
  if (from === to) return true;
  if (from === 'stories') return to !== 'newsroom' && to !== 'edition';
  if (from.startsWith('widget ')) return BELOW_WIDGETS.includes(to) || to === 'widgets';
  const zones = mayEnter[from];
  return zones === true || (zones?.includes(to) ?? false);
}
