import { expect, onTestFinished, test, vi } from 'vitest';

/** A page of its own for each test: flags live as long as a page. */
async function pageWith(block: Readonly<Record<string, unknown>>) {
  vi.resetModules();
  const { $page, readPage } = await import('./page.ts');
  const { $flags } = await import('./flags.ts');
  $page.set(readPage(block));
  const setFlags = (detail: unknown) => document.dispatchEvent(new CustomEvent('portada:flags', { detail }));
  return { $flags, setFlags };
}

test('[PAGE-05] web features and feature flags are one map', async () => {
  const { $flags } = await pageWith({ webFeatures: { users: true }, featureFlags: { poll: false } });
  expect($flags.get()).toEqual({ users: true, poll: false });
});

test('[PAGE-05] what setFlags says later wins, and who listens hears of it', async () => {
  const { $flags, setFlags } = await pageWith({ webFeatures: { users: true } });
  const events: unknown[] = [];
  onTestFinished($flags.listen((flags) => events.push(flags)));
  setFlags({ users: false });
  setFlags({ users: false, poll: true });
  expect(events).toEqual([{ users: false }, { users: false, poll: true }]);
});

test('[PAGE-05] a flag that changes while nobody listens is known to who listens later', async () => {
  const { $flags, setFlags } = await pageWith({ webFeatures: { users: true } });
  setFlags({ users: false });
  expect($flags.get()).toEqual({ users: false });
});

test('[PAGE-05] the flags of the next page replace all of the former page’s', async () => {
  const { $flags, setFlags } = await pageWith({ webFeatures: { users: true } });
  setFlags({ users: true, poll: false });
  const webFeatures = { comments: true };
  document.dispatchEvent(new CustomEvent('portada:page', { detail: { webFeatures } }));
  setFlags(webFeatures);
  expect($flags.get()).toEqual({ comments: true });
});

test('[PAGE-05] a flag that changed before the first widget came is known to the loader', async () => {
  const page = { webFeatures: { users: true } };
  const flags = { users: false, poll: true };
  Object.assign(window, { portada: { version: '1', page, flags } });
  onTestFinished(() => {
    delete window.portada;
  });
  const { $flags, setFlags } = await pageWith(page);
  expect($flags.get()).toEqual({ users: false, poll: true });
  setFlags({ users: false, poll: false });
  expect($flags.get()).toEqual({ users: false, poll: false });
});
