/** Within a package: no folder imports upwards or sideways, and neither folders nor files form import cycles. */
import { posix } from 'node:path';
import type { SourceFile } from '../tracked.ts';
import { cyclesOf } from './cycles.ts';
import { DECLARED_IN, type Floors } from './floors.ts';
import { importsOf } from './imports.ts';
import { isTest } from './zones.ts';

interface Room {
  readonly name: string;
  /** The floor, 1 being the lowest; undefined if it is not declared. */
  readonly floor: number | undefined;
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly line: number;
  readonly specifier: string;
  readonly typeOnly: boolean;
}

/** Every error in the packages whose floors are declared; `declared` maps a package's source folder to its floors. */
export function floorProblems(
  files: readonly SourceFile[],
  declared: Readonly<Record<string, Floors>>,
): string[] {
  return [
    ...withoutFloors(files, declared),
    ...Object.entries(declared).flatMap(([base, floors]) => {
      const own = files.filter(
        ({ path }) => path.startsWith(`${base}/`) && /\.(tsx?|js|css)$/.test(path) && !isTest(path),
      );
      const steps = own.flatMap((file) => stepsOf(file, base));
      return [
        ...nameProblems(own, base, floors),
        ...steps.flatMap((step) => wrongWay(step, base, floors)),
        ...folderCycles(steps, base, floors),
        ...fileCycles(steps),
      ];
    }),
  ];
}

function withoutFloors(files: readonly SourceFile[], declared: Readonly<Record<string, Floors>>): string[] {
  const bases = new Set(files.flatMap(({ path }) => /^packages\/[^/]+\/src(?=\/)/.exec(path)?.[0] ?? []));
  return [...bases]
    .filter((base) => !Object.hasOwn(declared, base))
    .map((base) => `${base} has no floors. Declare them in ${DECLARED_IN}.`);
}

function stepsOf({ path, text }: SourceFile, base: string): Step[] {
  if (path.endsWith('.css')) return [];
  return importsOf(text)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map((found) => ({ ...found, from: path, to: posix.join(posix.dirname(path), found.specifier) }))
    .filter(({ to }) => to.startsWith(`${base}/`));
}

/** Names are folders, top-level files, `x/*` for each folder of x separately, and `.` for all other top-level files. */
function roomOf(path: string, base: string, floors: Floors): Room {
  const inside = path.slice(base.length + 1);
  const folders = inside.split('/').slice(0, -1);
  const candidates: (readonly [entry: string, name: string])[] = [[inside, inside]];
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const folder = folders.slice(0, depth).join('/');
    const parent = folders.slice(0, depth - 1);
    candidates.push([folder, folder], [[...parent, '*'].join('/'), folder]);
  }
  if (folders.length === 0) candidates.push(['.', '.']);
  for (const [entry, name] of candidates) {
    const floor = floors.findIndex((rooms) => rooms.includes(entry)) + 1;
    if (floor > 0) return { name, floor };
  }
  return { name: folders[0] ?? '.', floor: undefined };
}

function wrongWay({ from, to, line, specifier }: Step, base: string, floors: Floors): string[] {
  const [here, there] = [roomOf(from, base, floors), roomOf(to, base, floors)];
  if (here.floor === undefined || there.floor === undefined || here.name === there.name) return [];
  if (there.floor < here.floor) return [];
  const what = `${from}:${line} imports ${specifier}; `;
  if (there.floor > here.floor) {
    return [
      `${what}${here.name} (floor ${here.floor}) may not know ${there.name} (floor ${there.floor}). ` +
        'Move what is needed down, have it handed in, or move what needs it up.',
    ];
  }
  return [
    `${what}${here.name} and ${there.name} share floor ${here.floor}. ` +
      `Move what both need down, have it handed in, or put one above the other in ${DECLARED_IN}.`,
  ];
}

/** Every folder is on a floor, and every declared name exists. */
function nameProblems(files: readonly SourceFile[], base: string, floors: Floors): string[] {
  const rooms = files.map(({ path }) => roomOf(path, base, floors));
  const homeless = new Set(rooms.filter(({ floor }) => floor === undefined).map(({ name }) => name));
  const inside = files.map(({ path }) => path.slice(base.length + 1));
  const empty = floors.flat().filter((entry) => !inside.some((path) => isNamedBy(path, entry)));
  return [
    ...[...homeless].map(
      (name) => `${base}/${name} stands on no floor. Name it in ${DECLARED_IN}, above all that it imports.`,
    ),
    ...empty.map(
      (entry) => `${base}/${entry} is named in ${DECLARED_IN} and is not there. Take the name out.`,
    ),
  ];
}

function isNamedBy(path: string, entry: string): boolean {
  if (entry === '.') return !path.includes('/');
  if (entry === '*') return path.includes('/');
  return path === entry || path.startsWith(`${entry.replace(/\/\*$/, '')}/`);
}

/**
 * Nested folders too; a folder and its subfolder may import each other. All files outside of folders count as one
 * folder, except those that are declared by name.
 */
function folderCycles(steps: readonly Step[], base: string, floors: Floors): string[] {
  const nodeOf = (path: string) =>
    posix.dirname(path) === base ? roomOf(path, base, floors).name : posix.dirname(path);
  const isWithin = (one: string, other: string) => nodeOf(one).startsWith(`${nodeOf(other)}/`);
  const apart = steps.filter(({ from, to }) => !isWithin(from, to) && !isWithin(to, from));
  return circles(apart, nodeOf).map(
    (way) => `${way}: a circle of folders. Move what both need into a folder below, or have it handed in.`,
  );
}

/** Type imports do not exist at run time, so they form no cycle between files. */
function fileCycles(steps: readonly Step[]): string[] {
  const tying = steps.filter(({ typeOnly }) => !typeOnly);
  return circles(tying, (path) => path).map(
    (way) => `${way}: a circle of files. Move what both need into a third one, or have it handed in.`,
  );
}

/** Each cycle as its imports: `a/x.ts:3 imports ../b/y.ts, b/y.ts:1 imports ../a/x.ts`. */
function circles(steps: readonly Step[], nodeOf: (path: string) => string): string[] {
  const crossing = steps.filter(({ from, to }) => nodeOf(from) !== nodeOf(to));
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of crossing) {
    const ends = edges.get(nodeOf(from)) ?? new Set();
    edges.set(nodeOf(from), ends.add(nodeOf(to)));
  }
  return cyclesOf(edges).map((nodes) =>
    nodes
      .map((node, index) => {
        const next = nodes[(index + 1) % nodes.length];
        const step = crossing.find(({ from, to }) => nodeOf(from) === node && nodeOf(to) === next);
        return step && `${step.from}:${step.line} imports ${step.specifier}`;
      })
      .join(', '),
  );
}
