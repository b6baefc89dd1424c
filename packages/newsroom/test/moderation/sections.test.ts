import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '../../src/config/config.ts';
import { contents, sections } from '../../src/db/schema/index.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { startHouse } from '../support/house.ts';
import { fixture, runImport } from '../support/import.ts';
import { moderate } from './sample.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

describe('[COMM-04] a section', () => {
  const isFirst = async () => {
    const rows = await newsroom.db.select({ first: contents.commentsModerated }).from(contents);
    return rows.map(({ first }) => first);
  };

  test('has pre-moderated comments, or not', async () => {
    const on = await moderate(newsroom, 'section', 'es', 'puerto', 'on');
    expect(on.text).toBe('es puerto: comments are read before they are published.');
    expect(await isFirst()).toEqual([true, true]);
    const off = await moderate(newsroom, 'section', 'es', 'puerto', 'off', '--json');
    expect(JSON.parse(off.text)).toEqual({ site: 'es', section: 'puerto', first: false });
    expect(await isFirst()).toEqual([false, false]);
  });

  test('also applies to imported contents', async () => {
    const house = await startHouse();
    await runImport(house.app, '--section', 'politica', fixture('costa.rss.xml'));
    const rows = await house.db
      .select({ code: sections.code, first: contents.commentsModerated })
      .from(contents)
      .innerJoin(sections, eq(sections.id, contents.sectionId));
    expect(rows.some(({ code }) => code === 'politics')).toBe(true);
    expect(rows.some(({ code }) => code !== 'politics')).toBe(true);
    for (const { code, first } of rows) expect(first, code).toBe(code === 'politics');
    await house.close();
  });

  test('that does not exist is reported with the list of existing ones', async () => {
    const { error } = await moderate(newsroom, 'section', 'es', 'nada', 'on');
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain('There is no section «nada». There are: puerto.');
    expect(String((await moderate(newsroom, 'section', 'ca', 'puerto', 'on')).error)).toContain(
      'There are: none.',
    );
  });
});
