import { readFileSync } from 'node:fs';

/** Libraries of before 2012, as Debian packages them (libjs-prototype, libjs-mootools). */
const PROTOTYPE = '/usr/share/javascript/prototype/prototype.js';
const MOOTOOLS = '/usr/share/javascript/mootools/mootools.js';

/** Scripts that change built-in objects, by the name of their page. */
export const libraries: Readonly<Record<string, () => string | Buffer>> = {
  prototype: () => readFileSync(PROTOTYPE),
  mootools: () => readFileSync(MOOTOOLS),
  enumerable: () => 'Object.prototype.inherited = function () {};',
};

/** Whether this machine has it. */
export function hasLibrary(name: string): boolean {
  try {
    return libraries[name]?.() !== undefined;
  } catch {
    return false;
  }
}
