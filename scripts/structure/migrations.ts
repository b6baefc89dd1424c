/**
 * Migrations expand first and contract a release later (decision 0026): processes of the last release serve while
 * those of this one migrate. What it uses stays as it is, and no table that it uses is locked for long.
 */
import { createHash } from 'node:crypto';
import type { SourceFile } from '../tracked.ts';

const FOLDER = 'packages/newsroom/migrations/';
/** The commit of the last release, the last of its migrations, and the digest of all of them. */
const LAST_RELEASE = `${FOLDER}last-release.json`;

/** What the schema of the last release has: its tables with their columns. */
type Schema = ReadonlyMap<string, readonly string[]>;

interface Rule {
  /** The words of the comment that allows it, and what has to follow. */
  readonly allowed: 'contract' | 'lock';
  readonly breaks: (statement: string, columns: readonly string[]) => boolean;
  readonly reason: string;
}

const named = (statement: string) => [...statement.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
const matches = (pattern: RegExp) => (statement: string) => pattern.test(statement);

const rules: readonly Rule[] = [
  { allowed: 'contract', breaks: matches(/\bdrop\s+(?!trigger|index)/i), reason: 'drops what it uses' },
  { allowed: 'contract', breaks: matches(/\brename\b/i), reason: 'renames what it uses' },
  { allowed: 'contract', breaks: matches(/^truncate\b/i), reason: 'empties a table' },
  { allowed: 'contract', breaks: matches(/\bset\s+not\s+null\b/i), reason: 'demands what it may leave out' },
  {
    allowed: 'contract',
    breaks: matches(/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i),
    reason: 'changes a type',
  },
  {
    allowed: 'contract',
    breaks: matches(/\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/is),
    reason: 'demands a column that it does not write',
  },
  {
    allowed: 'contract',
    breaks: (statement, columns) =>
      /^create\s+unique\s+index\b|\badd\s+constraint\b.*\b(check|unique|exclude)\b/is.test(statement) &&
      named(statement.slice(statement.indexOf('('))).every((name) => columns.includes(name)),
    reason: 'forbids what it may write',
  },
  {
    allowed: 'lock',
    breaks: matches(/^create\s+(unique\s+)?index\b/i),
    reason: 'keeps writers waiting while it builds an index',
  },
  {
    allowed: 'lock',
    breaks: matches(/\badd\s+constraint\b(?!.*\bnot\s+valid\b)/is),
    reason: 'keeps writers waiting while it checks every row',
  },
  {
    allowed: 'lock',
    breaks: matches(/\badd\s+column\b.*\bdefault\s+(?!now\(\))\w+\(/is),
    reason: 'writes the table anew',
  },
  { allowed: 'lock', breaks: matches(/^update\b(?!.*\bwhere\b)/is), reason: 'writes every row' },
];

export function migrationProblems(files: readonly SourceFile[]): string[] {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text;
  const record = textOf(LAST_RELEASE);
  if (!record) return [];
  const { migration, digest }: { migration: string; digest: string } = JSON.parse(record);
  const snapshot = textOf(`${FOLDER}meta/${migration.slice(0, 4)}_snapshot.json`);
  if (!snapshot) return [`${LAST_RELEASE} names ${migration}, of which there is no snapshot.`];
  const schema = schemaOf(snapshot);
  const migrations = files.filter(({ path }) => path.startsWith(FOLDER) && path.endsWith('.sql'));
  const isNew = ({ path }: SourceFile) => path.slice(FOLDER.length) > `${migration}.sql`;
  const released = migrations.filter((file) => !isNew(file)).map(({ text }) => text);
  return [
    ...(migrationsDigest(released) === digest
      ? []
      : [`${FOLDER}${migration}.sql, or one before it, is no longer what was released: databases have it.`]),
    ...migrations.filter(isNew).flatMap((file) => problemsOf(file, schema)),
  ];
}

/** @param texts of the migrations, in their order */
export function migrationsDigest(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

function schemaOf(snapshot: string): Schema {
  const { tables }: { tables: Record<string, { name: string; columns: object }> } = JSON.parse(snapshot);
  return new Map(Object.values(tables).map(({ name, columns }) => [name, Object.keys(columns)]));
}

function problemsOf({ path, text }: SourceFile, schema: Schema): string[] {
  return text.split('--> statement-breakpoint').flatMap((part) => {
    // A function's body runs when it is called.
    const statement = part
      .replace(/^\s*--.*$/gm, '')
      .replace(/\bas\s+\$\$[\s\S]*?\$\$/gi, '')
      .trim();
    const columns = schema.get(tableOf(statement));
    if (!columns) return [];
    const broken = rules.filter(
      ({ allowed, breaks }) => !isAllowed(part, allowed) && breaks(statement, columns),
    );
    const line = text.slice(0, text.indexOf(statement)).split('\n').length;
    return broken.map(
      ({ allowed, reason }) =>
        `${path}:${line} ${reason}, while the last release still serves; see decision 0026, or say why it may: -- ${allowed}: ….`,
    );
  });
}

function isAllowed(part: string, word: string): boolean {
  return new RegExp(`^\\s*-- ${word}: \\S`, 'm').test(part);
}

/** The table that a statement is about. */
function tableOf(statement: string): string {
  const subject =
    /\b(?:alter\s+table|drop\s+table|truncate(?:\s+table)?|update)(?:\s+if\s+exists)?(?:\s+only)?/i;
  const index = /\bindex\b[^(]*\bon(?:\s+only)?/i;
  const start = subject.exec(statement) ?? index.exec(statement);
  const rest = start ? statement.slice(start.index + start[0].length) : '';
  return /^\s+(?:"?public"?\.)?"?(\w+)"?/.exec(rest)?.[1] ?? '';
}
