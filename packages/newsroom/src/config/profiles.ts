/** The publisher's profiles on other services, which the footer links to, from `SOCIAL_PROFILES`. */
import { type Language, languages } from '@portada/contract';
import type { Environment } from './environment.ts';

export interface Profile {
  /** The name of the service. */
  readonly name: string;
  readonly url: string;
}

export type Profiles = Readonly<Record<Language, readonly Profile[]>>;

const NAME = 'SOCIAL_PROFILES';
/** Of a site without profiles beside one that has them: an empty variable counts as unset. */
const NONE = 'none';

/** By language: those of `SOCIAL_PROFILES_CA`, else of `SOCIAL_PROFILES`; or what is wrong with one, as a sentence. */
export function readProfiles(env: Environment): Profiles | string {
  const all: Record<Language, Profile[]> = { es: [], ca: [] };
  for (const lang of languages) {
    const own = `${NAME}_${lang.toUpperCase()}`;
    const name = env[own] ? own : NAME;
    const list = env[name]?.trim() ?? '';
    if (list === NONE) continue;
    for (const part of list.split(',').filter((text) => text.trim() !== '')) {
      const profile = profileOf(part);
      if (!profile) return `${name} «${part.trim()}» is not of the form Bluesky=https://host/path.`;
      all[lang].push(profile);
    }
  }
  return all;
}

function profileOf(part: string): Profile | undefined {
  const [, name, address = ''] = /^([^=]*\S)\s*=(.*)$/s.exec(part.trim()) ?? [];
  const url = URL.parse(address.trim());
  return name && url && /^https?:$/.test(url.protocol) ? { name, url: url.href } : undefined;
}
