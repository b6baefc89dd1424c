/**
 * Readings of the database that can be one query: each is a value, in JSON, and several values are one.
 *
 *     const { sections, alerts } = await together(db, {
 *       sections: listSections(db, site),
 *       alerts: listAlerts(db, site),
 *     });
 */
import {
  Column,
  getTableColumns,
  is,
  QueryPromise,
  type SQL,
  type SQLWrapper,
  sql,
  Table,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Awaited by itself it is a query of its own. */
export class Reading<Result> extends QueryPromise<Result> {
  readonly #db: Database;
  readonly value: SQL;
  /** The result from the value's JSON. */
  readonly read: (json: unknown) => Result;

  constructor(db: Database, value: SQL, read: (json: unknown) => Result) {
    super();
    this.#db = db;
    this.value = value;
    this.read = read;
  }

  /** What becomes of the result. */
  map<Next>(next: (result: Result) => Next): Reading<Next> {
    return new Reading(this.#db, this.value, (json) => next(this.read(json)));
  }

  override async execute(): Promise<Result> {
    const [row] = await this.#db.select({ json: sql`${this.value}` }).from(sql`(select) as one`);
    return this.read(row?.json);
  }
}

/** Several readings as one. */
export function together<Results extends Record<string, unknown>>(
  db: Database,
  readings: { readonly [Name in keyof Results]: Reading<Results[Name]> },
): Reading<Results>;
export function together(
  db: Database,
  readings: Readonly<Record<string, Reading<unknown>>>,
): Reading<Record<string, unknown>> {
  const list = Object.entries(readings);
  const values = list.map(([, { value }]) => value);
  const read = recordReader(list.map(([name, reading]) => ({ name, read: reading.read })));
  return new Reading(db, sql`json_build_array(${sql.join(values, sql`, `)})`, read);
}

type Fields = Readonly<Record<string, unknown>>;

/** A select of columns, by their names or by those of tables too. */
export interface Select<Row> extends SQLWrapper {
  readonly _: { readonly selectedFields: Fields; readonly result: Row[] };
}

/**
 * A select that is built once, as text: to build its columns takes longer than all else in a query. It has no
 * parameters; its conditions and its order come with each query.
 */
export function written<Row>(
  build: (builder: QueryBuilder) => Select<Row> & { toSQL(): { readonly sql: string } },
): (rest: SQL) => Select<Row> {
  const select = build(new QueryBuilder());
  const text = sql.raw(select.toSQL().sql);
  return (rest) => ({ _: select._, getSQL: () => sql`${text} ${rest}` });
}

/** The rows of a select, in its order. */
export function rowsOf<Row>(db: Database, select: Select<Row>): Reading<Row[]>;
export function rowsOf(db: Database, select: Select<unknown>): Reading<unknown[]> {
  const { row, columns, read } = shapeOf(select._.selectedFields);
  const value = sql`(select coalesce(json_agg(${row}), '[]') from ${select} as list(${columns}))`;
  return new Reading(db, value, (rows) => Array.from(Object(rows), read));
}

/** What rows of the same columns have in common. */
interface Shape {
  readonly row: SQL;
  readonly columns: SQL;
  readonly read: (json: unknown) => unknown;
}

const shapes = new WeakMap<Fields, Shape>();

function shapeOf(fields: Fields): Shape {
  const known = shapes.get(fields);
  if (known) return known;
  // Names of their own: columns of two tables may have the same.
  const names: string[] = [];
  const { json, read } = rowOf(fields, names);
  // As text: to build it of parts takes longer than to build the select.
  const shape = { row: sql.raw(json), columns: sql.raw(names.join(', ')), read };
  shapes.set(fields, shape);
  return shape;
}

/** A part of a row: its JSON, by the names of columns, and what is read from that. */
interface Part<Result = unknown> {
  readonly json: string;
  readonly read: (json: unknown) => Result;
}

function rowOf(fields: Fields, names: string[]): Part<Record<string, unknown>> {
  const cells = Object.entries(fields).map(([name, field]) => ({ name, ...cellOf(field, names) }));
  return {
    json: `json_build_array(${cells.map(({ json }) => json).join(', ')})`,
    read: recordReader(cells),
  };
}

function cellOf(field: unknown, names: string[]): Part {
  if (is(field, Table)) return joinedOf(rowOf(getTableColumns(field), names));
  if (isGroup(field)) return joinedOf(rowOf(field, names));
  const json = `c${names.length}`;
  names.push(json);
  // What a select computes is what JSON makes of it.
  if (!is(field, Column)) return { json, read: (value) => value };
  return { json, read: (value) => (value === null ? null : field.mapFromDriverValue(value)) };
}

function isGroup(field: unknown): field is Fields {
  return typeof field === 'object' && field !== null && Object.getPrototypeOf(field) === Object.prototype;
}

/** A table of which every column is null was not joined. */
function joinedOf({ json, read }: Part<Record<string, unknown>>): Part {
  return {
    json,
    read(value) {
      const record = read(value);
      return Object.values(record).every((cell) => cell === null) ? null : record;
    },
  };
}

/** A record is an array in JSON: with names each row would repeat them. */
function recordReader(
  cells: readonly (Pick<Part, 'read'> & { readonly name: string })[],
): (json: unknown) => Record<string, unknown> {
  return (json) => {
    const values = Object(json);
    const record: Record<string, unknown> = {};
    for (const [index, { name, read }] of cells.entries()) record[name] = read(values[index]);
    return record;
  };
}
