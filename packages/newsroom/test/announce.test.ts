import { edition } from '@portada/edition';
import { afterEach, expect, test, vi } from 'vitest';
import { announce } from '../src/announce.ts';
import { startApp } from './support/app.ts';

afterEach(() => void vi.restoreAllMocks());

const databaseUrl = 'postgres://portada:secret@db.test:6432/portada';

test.each([
  ['production', true],
  ['development', false],
] as const)(
  'in %s, to a terminal: %s, a newsroom tells in plain text that it is open',
  async (environment, isTerminal) => {
    const newsroom = await startApp({ environment, databaseUrl, smtpUrl: 'smtp://ana:secret@mail.test:25' });
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    await announce(newsroom.app, edition, isTerminal);
    await newsroom.close();
    const text = String(printed.mock.calls[0]?.[0]);
    expect(text).toContain('\nThe newsroom is open.\n  Diario del Puerto  http://localhost:4100/\n');
    expect(text).toContain('\nDatabase: PostgreSQL at db.test:6432/portada.\nMail goes to mail.test:25.\n');
    expect(text).not.toContain('secret');
    expect(text).toContain(edition.accounts.list[0]?.email);
  },
);
