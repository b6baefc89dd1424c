/** Pages as readers set their devices: dark, without motion, in colours of their own, and on a sheet of paper. */
import { pageUrl } from '../src/config/local-paths.ts';
import {
  expectBoundaries,
  expectChoiceSeen,
  expectDark,
  expectOnPaper,
  expectVisibleFocus,
  prepare,
  watchMotion,
} from './support/media.ts';
import { listedAs } from './support/pages.ts';
import { expectAccessible, settle } from './support/quality.ts';
import { signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind of surface; a form that a reader who has signed in does not see. */
const signedOut = ['/registro/'];
const signedIn = ['/', 'article', '/buscar/?text=mar', '/perfil/mi-cuenta/'];
/** What readers print: to read, not to fill in. */
const printed = ['/', 'article', '/buscar/?text=mar'];

for (const path of [...signedOut, ...signedIn]) {
  const who = signedIn.includes(path) ? 'signed in, ' : '';
  const where = printed.includes(path) ? ', and on paper' : '';
  test(`[PAGE-03] [PAGE-07] ${path}, ${who}dark, without motion, in forced colours${where}`, async ({
    page,
    request,
    site,
    reader,
  }) => {
    test.slow();
    const address = path === 'article' ? await listedAs(request, site, path) : pageUrl(site.base, path);
    if (signedIn.includes(path)) await signIn(page, site, reader);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await prepare(page);
    const moved = await watchMotion(page);
    await page.goto(address);
    await settle(page, path.startsWith('/buscar/'));
    expect(await moved()).toEqual([]);
    await expectDark(page);
    await expectAccessible(page);
    if (printed.includes(path)) await expectOnPaper(page);
    // Without axe: it would measure the contrast of colours that are not drawn.
    await page.emulateMedia({ forcedColors: 'active' });
    await expectBoundaries(page);
    await expectChoiceSeen(page);
    await expectVisibleFocus(page);
  });
}
