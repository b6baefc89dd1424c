import { expect, test } from 'vitest';
import { structureProblems } from '../structure.ts';
import { migrationsDigest } from './migrations.ts';

const folder = 'packages/newsroom/migrations';
const columns = { id: {}, name: {}, email: {} };
const readers = 'CREATE TABLE "readers" ("id" text, "name" text, "email" text);';
const release = [
  {
    path: `${folder}/last-release.json`,
    text: JSON.stringify({
      commit: 'abc',
      migration: '0003_readers',
      digest: migrationsDigest([readers]),
    }),
  },
  {
    path: `${folder}/meta/0003_snapshot.json`,
    text: JSON.stringify({ tables: { 'public.readers': { name: 'readers', columns } } }),
  },
];
const problems = (text: string, before = readers) =>
  structureProblems([
    ...release,
    { path: `${folder}/0003_readers.sql`, text: before },
    { path: `${folder}/0004_new.sql`, text },
  ]);

test.each([
  'ALTER TABLE "readers" ADD COLUMN "city" text;',
  `ALTER TABLE "readers" ADD COLUMN "city" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "readers" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;',
  'ALTER TABLE "readers" ADD CONSTRAINT "f" FOREIGN KEY ("city") REFERENCES "public"."cities"("id") NOT VALID;',
  'CREATE TABLE "cities" ("id" text NOT NULL);--> statement-breakpoint\nCREATE INDEX "cities_id" ON "cities" ("id");',
  'ALTER TABLE "cities" DROP COLUMN "id";',
  'CREATE TRIGGER t AFTER INSERT OR TRUNCATE ON readers FOR EACH STATEMENT EXECUTE FUNCTION f();',
  'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN update readers set name = null; END $$;',
  `UPDATE "readers" SET "city" = 'Reus' WHERE "city" is null;`,
  '-- lock: some hundred rows\nCREATE INDEX "readers_city" ON "readers" ("city");',
  '-- contract: 1.2.0 was the last to read it\nALTER TABLE "readers" DROP COLUMN "name";',
])('what expands is fine: %s', (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  ['ALTER TABLE "readers" DROP COLUMN "name";', 'drops what it uses'],
  ['DROP TABLE "readers";', 'drops what it uses'],
  ['DROP TABLE IF EXISTS public.readers;', 'drops what it uses'],
  ['ALTER TABLE "readers" ALTER COLUMN "name" DROP NOT NULL;', 'drops what it uses'],
  ['ALTER TABLE "readers" RENAME COLUMN "name" TO "nick";', 'renames what it uses'],
  ['TRUNCATE "readers";', 'empties a table'],
  ['ALTER TABLE "readers" ALTER COLUMN "name" SET NOT NULL;', 'demands what it may leave out'],
  ['ALTER TABLE "readers" ALTER COLUMN "id" SET DATA TYPE bigint;', 'changes a type'],
  ['ALTER TABLE "readers" ADD COLUMN "city" text NOT NULL;', 'demands a column that it does not write'],
  [
    '-- lock: it is small\nCREATE UNIQUE INDEX "u" ON "readers" USING btree ("name");',
    'forbids what it may write',
  ],
  ['CREATE INDEX "i" ON "readers" USING btree ("city");', 'keeps writers waiting while it builds an index'],
  [
    'ALTER TABLE "readers" ADD CONSTRAINT "f" FOREIGN KEY ("city") REFERENCES "cities"("id");',
    'keeps writers waiting while it checks every row',
  ],
  [
    'ALTER TABLE "readers" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'writes the table anew',
  ],
  [`UPDATE "readers" SET "city" = 'Reus';`, 'writes every row'],
])('%s is refused', (text, reason) => {
  expect(problems(`-- A comment.\n${text}`)).toEqual([
    expect.stringMatching(new RegExp(`^${folder}/0004_new\\.sql:\\d+ ${reason}, while `)),
  ]);
});

test('a note for a lock does not allow a contraction', () => {
  expect(problems('-- lock: it is small\nALTER TABLE "readers" DROP COLUMN "name";')).toHaveLength(1);
});

test('a new unique index on a column that the last release does not know is only a lock', () => {
  expect(problems('CREATE UNIQUE INDEX "u" ON "readers" USING btree ("city");')).toEqual([
    expect.stringContaining('builds an index'),
  ]);
});

test('migrations of the last release stay as they are', () => {
  expect(problems('', readers.replace('name', 'nick'))).toEqual([
    `${folder}/0003_readers.sql, or one before it, is no longer what was released: databases have it.`,
  ]);
});
