/** The template of a widget, as a stranger takes it out of the installed package: it is tested, built and drawn. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { launchOptions } from '../browser.ts';
import { version } from '../build/paths.ts';
import { linkedPackage } from './linked.ts';

/** Nothing of the tests' own, which the template's tests would take for theirs. */
const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), NO_COLOR: '1' };

/** Installs without a registry: `portada` out of its archive, the rest from this repository, at the same versions. */
function install(folder: string, tarball: string): void {
  const path = join(folder, 'package.json');
  const { devDependencies, ...described } = JSON.parse(readFileSync(path, 'utf8'));
  const { portada, ...others } = devDependencies;
  expect(portada).toBe(version);
  const links = Object.entries(others).map(([name, wanted]) => {
    const linked = linkedPackage(name);
    expect(JSON.parse(readFileSync(join(linked, 'package.json'), 'utf8')).version, name).toBe(wanted);
    return [name, `link:${linked}`];
  });
  const installed = { ...Object.fromEntries(links), portada: `file:${tarball}` };
  writeFileSync(path, JSON.stringify({ ...described, devDependencies: installed }));
  execFileSync('pnpm', ['install', '--offline', '--ignore-workspace'], { cwd: folder, env, stdio: 'pipe' });
}

/** The template's server of its test page, in a group of processes of its own. */
async function startPage(folder: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn('pnpm', ['start'], { cwd: folder, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const address = await vi.waitFor(() => {
    const [found] = /http:\/\/\S+/.exec(output) ?? [];
    if (!found) throw new Error(`The test page is not served: ${output}`);
    return found;
  }, 60_000);
  return { child, address };
}

/**
 * @param installed the folder of the installed package
 * @param tarball the package's archive
 */
export function templateTests(installed: string, tarball: () => string): void {
  describe('the template of a widget', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portada-template-'));
    const run = (script: string) => {
      const { status, stdout, stderr } = spawnSync('pnpm', ['run', script], {
        ...{ cwd: folder, env, encoding: 'utf8' },
      });
      expect(status, stdout + stderr).toBe(0);
      return stdout;
    };

    beforeAll(() => {
      cpSync(join(installed, 'template'), folder, { recursive: true });
      install(folder, tarball());
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test('is right by its types and its tests, and its build leaves the page’s modules to the page', () => {
      run('types');
      expect(run('test')).toMatch(/Tests +2 passed/);
      run('build');
      const scripts = readdirSync(join(folder, 'dist'));
      expect(scripts).toEqual(
        expect.arrayContaining(['diari-tides.js', expect.stringMatching(/^messages\.ca-/)]),
      );
      const code = readFileSync(join(folder, 'dist/diari-tides.js'), 'utf8');
      const imports = new Set([...code.matchAll(/from"(portada[^"]+)"/g)].map(([, path]) => path));
      expect([...imports].sort()).toEqual(
        ['core', 'element', 'jsx-runtime', 'react', 'schema', 'ui'].map((name) => `portada/${name}`),
      );
      expect(code.length).toBeLessThan(20_000);
    });

    drawn(() => folder);
  });
}

function drawn(folder: () => string): void {
  describe('on its test page', () => {
    let browser: Browser;
    let server: Awaited<ReturnType<typeof startPage>>;

    beforeAll(async () => {
      [browser, server] = await Promise.all([chromium.launch(launchOptions()), startPage(folder())]);
    });
    afterAll(async () => {
      await browser.close();
      if (server.child.pid) process.kill(-server.child.pid);
    });

    const tidesOf = (page: Page, harbour: string) => page.locator(`diari-tides[harbour=${harbour}]`);
    /** The page, once each of its widgets has its answer. */
    async function open(search = ''): Promise<Page> {
      const page = await browser.newPage();
      await page.goto(server.address + search);
      for (const harbour of ['gijon', 'palma']) await tidesOf(page, harbour).getByRole('heading').waitFor();
      await tidesOf(page, 'nowhere').getByRole('alert').waitFor();
      return page;
    }
    const saidBy = (page: Page, harbour: string) =>
      tidesOf(page, harbour).locator('h2, li, p, [role=alert], button').allTextContents();

    test('it shows its data, that there are none, and a failure, after which it may be tried again', async () => {
      const page = await open();
      const gijon = ['Mareas en Gijón', '06:12: 4,3 m', '12:31: 0,8 m', 'Marea viva'];
      expect(await saidBy(page, 'gijon')).toEqual(gijon);
      expect(await saidBy(page, 'palma')).toEqual(['Mareas en Palma', 'Hoy no hay mareas publicadas.']);
      const failed = tidesOf(page, 'nowhere');
      expect(await failed.getByRole('alert').textContent()).toBe('No hemos podido cargar las mareas.');
      const json = { name: 'Vigo', tides: [{ time: '07:00', metres: 3 }] };
      await page.route('**/api/tides/nowhere.json', (route) => route.fulfill({ json }));
      await failed.getByRole('button').click();
      await failed.getByText('07:00: 3 m').waitFor();
      await page.close();
    });

    test('it speaks Catalan on a Catalan page', async () => {
      const page = await open('?lang=ca');
      expect(await saidBy(page, 'palma')).toEqual(['Marees a Palma', 'Avui no hi ha marees publicades.']);
      const failed = ['No hem pogut carregar les marees.', 'Tornar-ho a provar'];
      expect(await saidBy(page, 'nowhere')).toEqual(failed);
      await page.close();
    });

    test('it waits to be in sight, gives way to its flag, and has the page’s code in common with Portada’s', async () => {
      const page = await open();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          `<portada-share-bar></portada-share-bar><hr style="height: 4000px">
           <diari-tides harbour="vigo">Mareas</diari-tides>`,
        );
      });
      await page.locator('portada-share-bar[data-state=ready]').waitFor();
      await page.locator('[harbour=vigo][data-state=waiting]').waitFor();
      expect(asked).not.toContain('/api/tides/vigo.json');
      await page.locator('hr').evaluate((space) => space.remove());
      await tidesOf(page, 'vigo').getByRole('alert').waitFor();
      expect(asked).toContain('/api/tides/vigo.json');
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      const chunks = fetched.filter((address) => address.includes('/chunks/'));
      expect(chunks.length).toBeGreaterThan(0);
      expect(new Set(chunks).size).toBe(chunks.length);
      await page.evaluate(() => window.portada?.setFlags({ diariTides: false }));
      await page.locator('[harbour=gijon][data-state=off]').waitFor({ state: 'hidden' });
      await page.close();
    });
  });
}
