/** The top-level declarations of our sources, and which others each of them uses: by name, not by file. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fromRoot } from '../paths.ts';

/** A name and the file that declares it. */
export interface Place {
  readonly file: string;
  readonly name: string;
}

export interface Module {
  readonly imports: ReadonlyMap<string, Place>;
  /** The source of each declaration; under the empty name what stands between them. */
  readonly bodies: ReadonlyMap<string, string>;
  /** `export … from`: names, or `*`. */
  readonly passedOn: readonly Place[];
}

const IMPORT = /^import (?!type )(?:\{([^}]*)\} from )?'(.+)';$/gm;
const PASSED_ON = /^export (?:\{([^}]*)\}|\*) from '(.+)';$/gm;
const DECLARED =
  /^(?:export )?(?:async )?(?:function|const|let|class|type|interface) ([\w$]+)|^onMount\(([\w$]+)/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const PACKAGE = /^@portada\/(contract|core|element|shared|ui)(?:\/(.+))?$/;

/** The file of an import among our sources; undefined for a library. */
export function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, name, path] = PACKAGE.exec(specifier) ?? [];
  if (!name) return undefined;
  const inside = path && /\.tsx?$/.test(path) ? path : `${path ? `${path}/` : ''}index.ts`;
  const file = `packages/${name}/src/${inside}`;
  return existsSync(fromRoot(file)) ? file : undefined;
}

function placesIn(list: string, file: string): [string, Place][] {
  const items = list.split(',').map((item) => item.trim());
  return items
    .filter((item) => item && !item.startsWith('type '))
    .map((item) => {
      const [name = '', local = name] = item.split(' as ');
      return [local, { file, name }];
    });
}

function bodiesOf(text: string): Map<string, string> {
  const bodies = new Map<string, string>();
  let current = '';
  for (const line of text.split('\n')) {
    const [found, declared, mounted] = DECLARED.exec(line) ?? [];
    if (found) current = declared ?? mounted ?? '';
    bodies.set(current, `${bodies.get(current) ?? ''}${line}\n`);
    // What follows a declaration's end stands on its own.
    if (/^[})\]]/.test(line) || (found && line.endsWith(';'))) current = '';
  }
  return bodies;
}

const known = new Map<string, Module>();

export function moduleOf(file: string): Module {
  const read = known.get(file);
  if (read) return read;
  const text = readFileSync(fromRoot(file), 'utf8').replace(COMMENT, '');
  const imports = new Map<string, Place>();
  for (const [, list = '', specifier = ''] of text.matchAll(IMPORT)) {
    const from = fileOf(file, specifier);
    if (from) for (const [local, place] of placesIn(list, from)) imports.set(local, place);
  }
  const passedOn = [...text.matchAll(PASSED_ON)].flatMap(([, list, specifier = '']) => {
    const from = fileOf(file, specifier);
    if (!from) return [];
    return list ? placesIn(list, from).map(([, place]) => place) : [{ file: from, name: '*' }];
  });
  const code = text.replace(IMPORT, '').replace(PASSED_ON, '');
  const module = { imports, passedOn, bodies: bodiesOf(code) };
  known.set(file, module);
  return module;
}

/** Where a name that a file exports is declared, through the indexes that pass it on. */
export function declaredAt({ file, name }: Place): Place | undefined {
  const { bodies, passedOn } = moduleOf(file);
  if (bodies.has(name)) return { file, name };
  for (const place of passedOn) {
    if (place.name !== '*' && place.name !== name) continue;
    const found = declaredAt({ file: place.file, name });
    if (found) return found;
  }
  return undefined;
}
