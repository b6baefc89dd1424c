import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fromRoot } from './paths.ts';
import { clientOnly } from './react-client-only.ts';
import { asModule } from './react-sources.ts';

const changed = async (file: string) => {
  const source = await readFile(fromRoot(`scripts/node_modules/react-dom/cjs/${file}`), 'utf8');
  return asModule(clientOnly(source, file), file);
};
const exportsOf = (code: string) => code.slice(code.lastIndexOf('\nexport {'));

test('React has no way to draw over a server’s HTML, and so never looks whether it does', async () => {
  const code = await changed('react-dom-client.production.js');
  expect(exportsOf(code)).toContain('createRoot');
  expect(exportsOf(code)).not.toContain('hydrateRoot');
  expect(code).not.toMatch(/if \(isHydrating\)|isHydrating &&|\.isDehydrated/);
});

test('what fetches ahead, which React would do nothing for any more, is not exported', async () => {
  const names = exportsOf(await changed('react-dom.production.js'));
  expect(names).toContain('flushSync');
  expect(names).not.toMatch(/preload|preinit|preconnect|prefetch/);
});

test('a React that is written otherwise is named', () => {
  expect(() => clientOnly('', 'react-dom-client.production.js')).toThrow(
    'react-dom-client.production.js has no /^exports\\.hydrateRoot =/m any more.',
  );
  expect(clientOnly('1', 'scheduler.production.js')).toBe('1');
});
