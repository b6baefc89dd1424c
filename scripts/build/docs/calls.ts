/** Which calls each widget makes, followed through the declarations of the sources, its later screens included. */
import { UPLOADS_PATH } from '@portada/contract';
import { type CallName, calls } from '@portada/contract/calls';
import { registry } from '@portada/widgets/registry';
import { declaredAt, fileOf, moduleOf, type Place } from './declarations.ts';

const LATER = /\bimport\(\s*'([^']+)'/g;
const ADDRESS = /(?<=['`}])\/(?:web)?api\/[\w\-/${}]+/g;
const NAME = /(?<![\w$])[A-Za-z_$][\w$]*/g;
const QUOTED = /'[\w$-]*'/g;
const CONTRACT = 'packages/contract/';
/** What runs once for all widgets: it is told apart. */
const EVERY_PAGE = 'packages/core/src/start.ts';

function isCall(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

const written = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const fetchedBy = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The files of ours that each declaration of a file fetches later. */
function laterFiles(file: string): ReadonlyMap<string, readonly string[]> {
  const read = fetchedBy.get(file);
  if (read) return read;
  const all = new Map(
    [...moduleOf(file).bodies].map(([name, body]) => {
      const files = [...body.matchAll(LATER)].map(([, specifier = '']) => fileOf(file, specifier) ?? '');
      return [name, files.filter((found) => /\.tsx?$/.test(found))];
    }),
  );
  fetchedBy.set(file, all);
  return all;
}

class Search {
  readonly found = new Set<string>();
  readonly #seen = new Set<string>();
  /** Files that are fetched later, and whether somebody named what they take of them. */
  readonly #later = new Map<string, boolean>();

  /** Visits all that a file declares, and then whatever was fetched without a name. */
  visitAll(file: string): void {
    for (const name of moduleOf(file).bodies.keys()) this.#visit({ file, name });
    for (const [later, isNamed] of this.#later) {
      if (isNamed) continue;
      this.#later.set(later, true);
      this.visitAll(later);
    }
  }

  #visit(place: Place): void {
    const { file, name } = place;
    const key = `${file} ${name}`;
    if (file === EVERY_PAGE || this.#seen.has(key)) return;
    this.#seen.add(key);
    const body = moduleOf(file).bodies.get(name) ?? '';
    for (const [address] of body.matchAll(ADDRESS)) this.found.add(`GET ${address.replaceAll('${', '{')}`);
    const names = new Set(body.replace(QUOTED, '').match(NAME));
    for (const later of laterFiles(file).get(name) ?? [])
      this.#later.set(later, this.#later.get(later) ?? false);
    // A function that fetches a file mostly stands beside those that use it.
    const opened = [...laterFiles(file).values()].flat();
    for (const used of names) opened.push(...this.#follow(file, used));
    for (const later of new Set(opened)) this.#open(later, names);
    if (name !== '') this.#visit({ file, name: '' });
  }

  /** Visits what a name stands for, and returns the files that it fetches for whoever uses it. */
  #follow(file: string, name: string): readonly string[] {
    const imported = moduleOf(file).imports.get(name);
    if (imported?.file.startsWith(CONTRACT)) {
      if (isCall(imported.name)) this.found.add(written(calls[imported.name]));
      if (imported.name === 'UPLOADS_PATH') this.found.add(`POST ${UPLOADS_PATH}`);
      return [];
    }
    const place = declaredAt(imported ?? { file, name });
    if (!place) return [];
    this.#visit(place);
    return laterFiles(place.file).get(place.name) ?? [];
  }

  /** Visits what is named of a file that is fetched later. */
  #open(file: string, names: ReadonlySet<string>): void {
    for (const name of moduleOf(file).bodies.keys()) {
      if (!names.has(name)) continue;
      this.#later.set(file, true);
      this.#visit({ file, name });
    }
  }
}

/** The calls of each element, sorted by path. */
export function callsByTag(): Map<string, readonly string[]> {
  const pathOf = (call: string) => call.slice(call.indexOf(' '));
  return new Map(
    Object.keys(registry).map((name) => {
      const search = new Search();
      search.visitAll(`widgets/${name}/index.ts`);
      const sorted = [...search.found].sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
      return [`portada-${name}`, sorted];
    }),
  );
}
