/** What a newspaper says in its own words. One without them says what suits any publisher. */
import { type Language, languages } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import type { Profile } from '../config/profiles.ts';
import { type Texts, textsOf } from './texts.ts';

export interface OwnWords {
  /** Texts of the pages, each in place of the one with that key. */
  readonly pages: Some<Texts>;
  readonly contact: OwnContact;
  /** Who publishes the site: a paragraph of the legal notice. */
  readonly publisher: string;
  /** Where parents and guardians write to. */
  readonly guardiansEmail: string;
  /** Its profiles on other services, which the footer links to. */
  readonly social: readonly Profile[];
}

/** Departments of the contact page. */
export type DepartmentId = 'newsroom' | 'participation' | 'programmes' | 'readers' | 'adverts' | 'web';

interface OwnContact {
  readonly description: string;
  readonly house: {
    /** Below the site's name. */
    readonly address: readonly string[];
    readonly phone: string;
    readonly hours: string;
    readonly email: string;
  };
  readonly departments: Readonly<Record<DepartmentId, { readonly email: string; readonly name?: string }>>;
}

/** Texts of which each may be left out. */
type Some<Shape> = { readonly [Key in keyof Shape]?: Shape[Key] extends string ? string : Some<Shape[Key]> };

type ByLanguage<Words> = Readonly<Record<Language, Words>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** An example newspaper's; undefined for a publisher. */
    readonly ownWords: ByLanguage<OwnWords> | undefined;
    /** The texts of the pages, with those in own words. */
    readonly texts: ByLanguage<Texts>;
  }
}

export function decorateTexts(app: FastifyInstance, ownWords: ByLanguage<OwnWords> | undefined): void {
  app.decorate('ownWords', ownWords);
  const texts = languages.map((lang) => [lang, withOwn(textsOf(lang), ownWords?.[lang].pages ?? {})]);
  app.decorate('texts', Object.fromEntries(texts));
}

function withOwn<Shape extends object>(texts: Shape, own: object): Shape {
  const parts = new Map<string, object>(Object.entries(texts));
  const entries = Object.entries<string | object>({ ...own }).map(([key, text]) => [
    key,
    typeof text === 'string' ? text : withOwn(parts.get(key) ?? {}, text),
  ]);
  return { ...texts, ...Object.fromEntries(entries) };
}
