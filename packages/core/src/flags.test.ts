import { expect, onTestFinished, test, vi } from 'vitest';

/** A page of its own for each test: flags live as long as a page. */
async function pageWith(block: Readonly<Record<string, unknown>>) {
  vi.resetModules();
  const { $page, readPage } = await import('./page.ts');
  const { $flags, FLAGS_EVENT } = await import('./flags.ts');
  $page.set(readPage(block));
  const setFlags = (detail: unknown) => document.dispatchEvent(new CustomEvent(FLAGS_EVENT, { detail }));
  return { $flags, setFlags };
}

test('[PAGE-05] web features and feature flags are one map', async () => {
  const { $flags } = await pageWith({ webFeatures: { users: true }, featureFlags: { poll: false } });
  expect($flags.get()).toEqual({ users: true, poll: false });
});

test('[PAGE-05] what setFlags says later wins, and who listens hears of it', async () => {
  const { $flags, setFlags } = await pageWith({ webFeatures: { users: true } });
  const heard: unknown[] = [];
  onTestFinished($flags.listen((flags) => heard.push(flags)));
  setFlags({ users: false });
  setFlags({ poll: true });
  expect(heard).toEqual([{ users: false }, { users: false, poll: true }]);
});

test('[PAGE-05] a flag that changes while nobody listens is known to who listens later', async () => {
  const { $flags, setFlags } = await pageWith({ webFeatures: { users: true } });
  setFlags({ users: false });
  expect($flags.get()).toEqual({ users: false });
});
