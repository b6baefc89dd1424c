/** JSON files of the publisher's data: errors have a line number, imports are all or nothing. */
import { readFileSync } from 'node:fs';
import { exact } from '@portada/contract/exact-json';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { flagsCommand, paywallCommand } from '../../src/commands/data-file.ts';
import { StartError } from '../../src/config/config.ts';
import { checkedJson } from '../../src/data-files/checked-json.ts';
import { BadFile, readJson } from '../../src/data-files/read-json.ts';
import { paywallFile, paywallMisfits } from '../../src/paywall/file.ts';
import { samplePaywall } from '../paywall/sample.ts';
import { startApp } from '../support/app.ts';
import { keptFile } from '../support/files.ts';
import { addSample } from '../support/sample.ts';

const { app, db, close } = await startApp();
await addSample(db);
afterAll(close);

test('parses any JSON as JSON.parse does, and keeps the digits of long ids', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(readJson(text).value).toEqual(JSON.parse(text, exact));
    }),
  );
});

test('refuses what JSON.parse refuses, and nothing else', () => {
  const whole = '{"one": [1, -2.5e3, "x\\n\\u00e9", null, true, {}], "other": {"c": "", "deep": []}}';
  for (const put of ['', ...'{}[],:"10-.eu\\ \n/\u0001\u00a0\ufeff']) {
    for (let at = 0; at <= whole.length; at += 1) {
      for (const after of [at, at + 1]) expectAsParsed(whole.slice(0, at) + put + whole.slice(after));
    }
  }
});

function expectAsParsed(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    expect(() => readJson(text)).toThrow(BadFile);
    return;
  }
  expect(readJson(text).value).toEqual(value);
}

test('accepts every character that JSON allows in a string', () => {
  const text = '{"a": "\u007f\u0085\u2028 \\\\ \\" \\n"}';
  expect(readJson(text).value).toEqual(JSON.parse(text));
});

test('knows the line on which every value begins', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ a: fc.integer(), b: fc.string() })), (rows) => {
      const text = `[\n${rows.map((row) => `${JSON.stringify(row)}`).join(',\n')}\n]`;
      const { lineOf } = readJson(text);
      rows.forEach((_, index) => {
        expect(lineOf([index, 'b'])).toBe(index + 2);
        expect(lineOf([index, 'c', 'd'])).toBe(index + 2);
      });
    }),
  );
});

test.each([
  ['', 1, 'a value is missing before the end'],
  ['{\n"a": 1,\n}', 3, 'a name is missing before }'],
  ['[1,\n2\n3]', 3, ', is missing before 3'],
  ['{"a": 1,\n"b": 2,\n"a": 3}', 3, '"a" is there twice'],
  ['{"a":\n\nnada}', 3, 'nada is not valid JSON'],
  ['{}\n{}', 2, 'nothing is to follow, but there is {'],
  ["{\n'a': 1}", 2, "'a' is not valid JSON"],
  ['{"a": 01.2.3}', 1, ', is missing before 1.2'],
  ['[1, 2', 1, '] is missing before the end'],
  ['{"a": "b\nc"}', 1, '"b is not valid JSON'],
  ['{\n/* a\nb */}', 2, '/* a is not valid JSON'],
  ['{}\u2028', 1, '\u2028 is not valid JSON'],
  ['{"a" 1}', 1, ': is missing before 1'],
  ['{"a": 1', 1, '} is missing before the end'],
  ['{"a": 1, "\\u0061": 2}', 1, '"a" is there twice'],
] as const)('%j is refused on line %i', (text, line, message) => {
  expect(() => readJson(text)).toThrow(expect.objectContaining({ line }));
  expect(() => readJson(text)).toThrow(message);
});

const whole = JSON.stringify(samplePaywall, null, 2);
const lineWith = (text: string) => whole.slice(0, whole.indexOf(text)).split('\n').length;

test.each([
  ['a type that there is not', '"type": "counter"', '"type": "banner"', 'versions.0.messages.0.type'],
  ['a field that nobody knows', '"limit": 2', '"limit": 2, "limits": 2', 'versions.0.rules.1.limits'],
  ['a limit below nothing', '"limit": 2', '"limit": -2', 'versions.0.rules.1.limit'],
  [
    'a script for an address',
    '"/registro/"',
    '"javascript:alert(1)"',
    'must be a path, or begin with https://',
  ],
  ['another host for a path', '"/registro/"', '"//evil.example/"', 'must be a path'],
  ['a message that there is not', '"es-1-counter"\n', '"es-1-nada"\n', 'is no message of this version'],
  [
    'a second published version',
    '"isPublished": false',
    '"isPublished": true',
    '"es published" is there twice',
  ],
  ['a wall beside a text', '"es-2-float"\n', '"es-1-modal"\n', 'is no message of this version'],
] as const)('%s is refused with its line', (_what, good, bad, message) => {
  const text = whole.replace(good, bad);
  expect(text).not.toBe(whole);
  const read = () => checkedJson(text, paywallFile, paywallMisfits);
  expect(read).toThrow(BadFile);
  expect(read).toThrow(message);
  expect(read).toThrow(expect.objectContaining({ line: lineWith(good) }));
});

test('rejects a locking message for readable contents, and a counter with another limit than its rule', () => {
  const [version] = samplePaywall.versions;
  if (!version) throw new Error('no version');
  const refused = (change: object) =>
    paywallMisfits({ versions: [{ ...version, ...change }] }).map(({ message }) => message);
  expect(
    refused({ rules: version.rules.map((rule) => ({ ...rule, openMessageIds: ['es-1-modal'] })) })[0],
  ).toContain('would lock what may be read');
  expect(
    refused({ messages: version.messages.map((message) => ({ ...message, maxConsumedContent: 9 })) }),
  ).toEqual(['"es-1-counter" counts to 9, but the limit is 2']);
});

async function exported(command: typeof paywallCommand): Promise<string> {
  const file = keptFile('salida.json', '');
  expect(await run(command, 'export', file)).toBe('salida.json: written.');
  return readFileSync(file, 'utf8');
}

async function run(command: typeof paywallCommand, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await command.run(app, args, (line) => lines.push(line));
  return lines.join('\n');
}

test('an exported file can be imported, and is exported unchanged', async () => {
  expect(await run(paywallCommand, 'import', keptFile('muro.json', whole))).toBe(
    'muro.json: 2 versions taken.',
  );
  const first = await exported(paywallCommand);
  await run(paywallCommand, 'import', keptFile('otra-vez.json', first));
  expect(await exported(paywallCommand)).toBe(first);
  expect(JSON.parse(first).versions.map(({ id }: { id: string }) => id)).toEqual(['es-1', 'es-2']);
});

test('an invalid file changes nothing and is reported in one line', async () => {
  await run(paywallCommand, 'import', keptFile('bueno.json', whole));
  const before = await exported(paywallCommand);
  const bad = keptFile('malo.json', whole.replace('"type": "float"', '"type": "nada"'));
  await expect(run(paywallCommand, 'import', bad)).rejects.toThrow(StartError);
  await expect(run(paywallCommand, 'import', bad)).rejects.toThrow(
    `malo.json, line ${lineWith('"type": "float"')}: versions.1.messages.0.type`,
  );
  const stolen = JSON.parse(whole);
  stolen.versions[0].messages[0].id = 'es-2-float';
  stolen.versions[0].rules[1].openMessageIds = ['es-2-float'];
  stolen.versions.pop();
  await expect(run(paywallCommand, 'import', keptFile('ajeno.json', JSON.stringify(stolen)))).rejects.toThrow(
    'The message es-2-float is in the version es-2 already.',
  );
  expect(await exported(paywallCommand)).toBe(before);
});

test('an imported version can replace the published one', async () => {
  await run(paywallCommand, 'import', keptFile('bueno.json', whole));
  const [, tested] = samplePaywall.versions;
  const file = { versions: [{ ...tested, isPublished: true }] };
  await run(paywallCommand, 'import', keptFile('publica.json', JSON.stringify(file)));
  const { versions } = JSON.parse(await exported(paywallCommand));
  expect(
    versions.map(({ id, isPublished }: { id: string; isPublished: boolean }) => [id, isPublished]),
  ).toEqual([
    ['es-2', true],
    ['es-1', false],
  ]);
});

test('flag rules are replaced by a file’s; a rule that ends before it starts is rejected', async () => {
  const rule = { flag: 'alertBanner', isOn: false, startsAt: '2026-12-01T08:00:00+01:00', endsAt: null };
  const file = (given: object) =>
    keptFile('flags.json', JSON.stringify({ flags: [{ ...rule, ...given }] }, null, 2));
  expect(await run(flagsCommand, 'import', file({}))).toContain('1 rules taken');
  expect(JSON.parse(await exported(flagsCommand))).toEqual({
    flags: [
      {
        ...rule,
        site: null,
        path: '',
        percentage: 100,
        percentOf: 'pages',
        startsAt: '2026-12-01T07:00:00.000Z',
      },
    ],
  });
  await expect(run(flagsCommand, 'import', file({ endsAt: '2026-11-01T08:00:00Z' }))).rejects.toThrow(
    'flags.json, line 7: flags.0.endsAt: it ends before it starts',
  );
  await expect(run(flagsCommand, 'import', file({ startsAt: '2026-13-01T08:00:00Z' }))).rejects.toThrow(
    'is no moment of the calendar',
  );
});

test.each([
  [[]],
  [['nada', 'x.json']],
  [['import']],
  [['export']],
  [['import', 'no-hay.json']],
  [['import', 'a', 'b']],
])('%j is not understood', async (args) => {
  await expect(run(paywallCommand, ...args)).rejects.toThrow(/pnpm newsroom paywall|There is no file/);
});
