/** The browsers besides Chromium that the engine tests run in, where the machine has them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type EngineName = 'firefox' | 'webkit';

/** What each needs, as Debian names it: one of the commands for each package. */
const needed: Readonly<Record<EngineName, Readonly<Record<string, readonly string[]>>>> = {
  firefox: { 'firefox-esr': ['firefox-esr', 'firefox'] },
  webkit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
};

/** The full path of the first of these commands that is installed. */
export function findCommand(commands: readonly string[], path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  return commands
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

export interface EngineSearch {
  readonly engines: readonly EngineName[];
  /** One line for each engine that is not there. */
  readonly missing: readonly string[];
}

export function findEngines(path = process.env.PATH): EngineSearch {
  const engines: EngineName[] = [];
  const missing: string[] = [];
  for (const engine of ['firefox', 'webkit'] as const) {
    const packages = Object.entries(needed[engine])
      .filter(([, commands]) => !findCommand(commands, path))
      .map(([name]) => name);
    if (packages.length === 0) engines.push(engine);
    else missing.push(`No tests in ${engine}: install ${packages.join(' and ')}.`);
  }
  return { engines, missing };
}

/** The full path of a command that an engine needs. */
export function commandOf(engine: EngineName, part: string): string {
  const path = findCommand(needed[engine][part] ?? []);
  if (!path) throw new Error(`Install ${part} to run the tests in ${engine}.`);
  return path;
}
