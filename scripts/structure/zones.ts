import { posix } from 'node:path';

/** A part of the tree that imports may or may not enter: a package, one widget, `registry` and so on. */
export type Zone = string;

const CLIENT_PACKAGES = ['contract', 'shared', 'core', 'element', 'ui', 'loader'];

/** The zone of a file, or none for a file at the top. */
export function zoneOf(path: string): Zone | null {
  const [top, name] = path.split('/');
  if (top === 'packages') return name ?? null;
  if (top !== 'widgets') return top === 'stories' || top === 'scripts' ? top : null;
  if (name?.startsWith('registry.')) return 'registry';
  // What lies directly in widgets/ belongs to all widgets.
  return path.split('/').length > 2 ? `widget ${name}` : 'widgets';
}

/** What runs in a reader's browser. */
export function isClient(path: string): boolean {
  const zone = zoneOf(path);
  return zone !== null && (CLIENT_PACKAGES.includes(zone) || path.startsWith('widgets/'));
}

/** Tests reach wherever they need to: the lifecycle suite of `element` runs over every widget. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)test\//.test(path);
}

/** The zone that an import leads to, or none where it leaves the project. */
export function zoneOfImport(from: string, specifier: string): Zone | null {
  if (specifier.startsWith('.')) return zoneOf(posix.join(posix.dirname(from), specifier));
  const ours = /^@portada\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (!ours) return null;
  const [, name = '', rest = ''] = ours;
  if (name !== 'widgets') return name;
  return zoneOf(`widgets/${rest || 'index.ts'}`.replace(/\/registry$/, '/registry.ts'));
}

const BELOW_WIDGETS = ['contract', 'shared', 'core', 'element', 'ui'];

/** Where a zone's imports may lead; what leads nowhere else is left out, what may go anywhere is `true`. */
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
