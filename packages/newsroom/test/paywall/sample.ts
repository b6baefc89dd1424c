/** A paywall for the sample newspaper: registered content only, and a meter on articles. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/client.ts';
import { contents } from '../../src/db/schema/content.ts';
import type { PaywallFile } from '../../src/paywall/file.ts';
import { importPaywall } from '../../src/paywall/store.ts';
import { addSample, type Sample } from '../support/sample.ts';

export const PARAGRAPHS = [
  'Uno de todos.',
  'Dos de todos.',
  'Tres secreto.',
  'Cuatro secreto.',
  'Cinco secreto.',
];
export const LIMIT = 2;
export const READER_LIMIT = 3;

const articles = { kinds: ['article' as const], sections: ['port'], access: [], period: 'month' as const };

export const samplePaywall: PaywallFile = {
  versions: [
    {
      id: 'es-1',
      site: 'es',
      name: 'Publicado',
      isPublished: true,
      rules: [
        {
          conditionName: 'registered-only',
          sections: [],
          kinds: [],
          access: ['registered'],
          roles: ['anonymous'],
          limit: 0,
          period: 'month',
          openMessageIds: [],
          closedMessageIds: ['es-1-modal'],
        },
        {
          ...articles,
          conditionName: 'anonymous',
          roles: ['anonymous'],
          limit: LIMIT,
          openMessageIds: ['es-1-counter'],
          closedMessageIds: ['es-1-modal'],
        },
        {
          ...articles,
          conditionName: 'reader',
          roles: ['reader'],
          limit: READER_LIMIT,
          openMessageIds: [],
          closedMessageIds: ['es-1-modal'],
        },
      ],
      messages: [
        { id: 'es-1-counter', type: 'counter', canBeClosed: false, counterText: 'leídos' },
        {
          id: 'es-1-modal',
          type: 'modal',
          canBeClosed: false,
          buttonText: 'Crea tu cuenta',
          buttonUrl: '/registro/',
        },
      ],
    },
    {
      id: 'es-2',
      site: 'es',
      name: 'En pruebas',
      isPublished: false,
      rules: [
        {
          ...articles,
          conditionName: 'anonymous',
          roles: [],
          limit: null,
          openMessageIds: ['es-2-float'],
          closedMessageIds: [],
        },
      ],
      messages: [{ id: 'es-2-float', type: 'float', canBeClosed: true, smallText: 'Hola' }],
    },
  ],
};

export interface WalledSample extends Sample {
  /** The URLs of five metered articles. */
  readonly articles: readonly string[];
  /** The URLs of one content of each kind, for registered readers only. */
  readonly registered: Readonly<
    Record<'blog' | 'video' | 'audio' | 'gallery' | 'recipe' | 'poll' | 'interview', string>
  >;
}

export async function addWalledSample(db: Database): Promise<WalledSample> {
  const { urls } = await addSample(db);
  await importPaywall(db, samplePaywall);
  const body = PARAGRAPHS.map((text) => `<p>${text}</p>`).join('');
  await db.update(contents).set({ body });
  const of = async (kind: keyof WalledSample['registered']) => {
    const url = urls.es.get(kind) ?? '';
    await db
      .update(contents)
      .set({ access: 'registered' })
      .where(eq(contents.id, idOf(url)));
    return url;
  };
  const registered = {
    blog: await of('blog'),
    video: await of('video'),
    audio: await of('audio'),
    gallery: await of('gallery'),
    recipe: await of('recipe'),
    poll: await of('poll'),
    interview: await of('interview'),
  };
  const [first] = await db
    .select()
    .from(contents)
    .where(eq(contents.id, idOf(urls.es.get('article') ?? '')));
  if (!first) throw new Error('no article');
  const articles: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    const { id, search, titleWords, ...row } = first;
    const [added] = await db
      .insert(contents)
      .values({ ...row, slug: `medido-${number}`, title: `Medido ${number}` })
      .returning();
    articles.push(`/puerto/medido-${number}-${added?.id}/`);
  }
  return { urls, articles, registered };
}

export function idOf(url: string): number {
  return Number(/-(\d+)\/$/.exec(url)?.[1]);
}
