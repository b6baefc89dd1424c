import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSectionCommand, createSiteCommand } from '../../src/commands/create.ts';
import { sections, sites } from '../../src/db/schema/index.ts';
import { startApp, type TestApp } from '../support/app.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

const commands = { site: createSiteCommand, section: createSectionCommand };

async function create(what: keyof typeof commands, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await commands[what].run(newsroom.app, args, (line) => lines.push(line));
  return lines.join('\n');
}

test('sites: the first one is the default, whatever its language', async () => {
  await create('site', 'ca', '--name', 'El Far', '--tagline', 'Cada matí');
  await create('site', 'es', '--name', 'El Faro de la Costa');
  const rows = await newsroom.db.select().from(sites).orderBy(asc(sites.id));
  expect(rows).toEqual([
    {
      id: 1,
      alias: 'ca',
      mediaId: 'el-far',
      name: 'El Far',
      tagline: 'Cada matí',
      lang: 'ca',
      isDefault: true,
    },
    {
      id: 2,
      alias: 'es',
      mediaId: 'el-faro-de-la-costa',
      name: 'El Faro de la Costa',
      tagline: '',
      lang: 'es',
      isDefault: false,
    },
  ]);
  await expect(create('site', 'es', '--name', 'Otro')).rejects.toThrow('There is a site «es» already.');
});

test('sections: in the order in which they are made, each with an address of its own', async () => {
  await create('section', 'ca', '--name', 'Economia i mar');
  expect(await create('section', 'ca', '--name', 'Port', '--code', 'port')).toContain('/port/');
  const rows = await newsroom.db.select().from(sections).orderBy(asc(sections.position));
  expect(rows).toMatchObject([
    { siteId: 1, slug: 'economia-i-mar', code: 'economia-i-mar', position: 0 },
    { siteId: 1, slug: 'port', code: 'port', position: 1 },
  ]);
  await expect(create('section', 'ca', '--name', 'Port')).rejects.toThrow('a section «port» already');
});

test.each([
  ['site', ['fr', '--name', 'Le Phare']],
  ['site', ['es']],
  ['site', ['es', '--name', ' ']],
  ['site', ['es', 'ca', '--name', 'X']],
  ['section', ['es', '--name', '¿?']],
  ['section', ['Puerto']],
] as const)('create-%s %j shows how it is used', async (what, args) => {
  await expect(create(what, ...args)).rejects.toThrow(`pnpm newsroom create-${what} <es|ca>`);
});
