/** A reader with data in every table that can reference one. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../src/db/client.ts';
import {
  commentReports,
  comments,
  commentVotes,
  contactMessages,
  contributions,
  followedAuthors,
  interviewQuestions,
  mails,
  mailTokens,
  paywallReads,
  pollOptions,
  polls,
  pollVotes,
  pushSubscriptions,
  readingProgress,
  recipeRatings,
  savedContents,
  savedSearches,
  sessions,
  socialIdentities,
  subscriptions,
  uploads,
  usedMailLinks,
} from '../../src/db/schema/index.ts';
import { hashToken, newToken } from '../../src/db/tokens.ts';
import type { TestReader } from './accounts.ts';

/** Texts that must never be disclosed, nor outlive the account. */
export interface Secrets {
  readonly token: string;
  readonly subject: string;
  readonly addressHash: string;
  readonly path: string;
}

/** Inserts a row into each table. Requires the contents, authors and newsletters of `addContents`. */
export async function addPersonalData(db: Database, reader: TestReader, uploadDir: string): Promise<Secrets> {
  const secrets = {
    token: newToken(),
    subject: `subject-${randomUUID()}`,
    addressHash: `hash-${randomUUID()}`,
    path: `${randomUUID()}.jpg`,
  };
  const { id: userId, email, nick } = reader;
  const soon = new Date(Date.now() + 3_600_000);
  await db.insert(sessions).values({ tokenHash: hashToken(secrets.token), userId, expiresAt: soon });
  const link = { tokenHash: hashToken(`${secrets.token}-`), purpose: 'recovery', email } as const;
  await db.insert(mailTokens).values({ ...link, userId, expiresAt: soon });
  const used = { ...link, tokenHash: hashToken(`${secrets.token}+`) };
  await db.insert(usedMailLinks).values({ ...used, userId, expiresAt: soon });
  await db.insert(socialIdentities).values({ provider: 'google', subject: secrets.subject, userId });
  await db.insert(savedContents).values({ userId, contentId: 1 });
  const place = { paragraph: 4, fraction: 0.5, paragraphs: 12, updatedAt: new Date() };
  await db.insert(readingProgress).values({ userId, contentId: 1, ...place });
  const keys = { p256dh: 'a-public-key', auth: secrets.addressHash };
  const endpoint = `https://push.example/${secrets.token}`;
  await db.insert(pushSubscriptions).values({ siteId: 1, userId, endpoint, ...keys, topics: ['breaking'] });
  const search = {
    siteId: 1,
    name: 'El puerto',
    text: 'puerto',
    type: '',
    filters: {},
    rhythm: 'daily',
  } as const;
  await db.insert(savedSearches).values({ ...search, userId, updatedAt: new Date(), toldUntil: new Date() });
  await db.insert(followedAuthors).values({ userId, authorId: 2 });
  const read = { siteId: 1, conditionName: 'opinion-reader', startsOn: '2026-11-01', contentIds: [2] };
  await db.insert(paywallReads).values({ ...read, userId });
  await db.insert(subscriptions).values({ email, newsletterId: 'manana', confirmedAt: new Date() });
  const text = `Token: ${secrets.token}`;
  await db.insert(mails).values({ recipient: email, subject: 'Hola', text, html: text, lang: 'es' });
  await addTexts(db, { userId, email, nick, ...secrets });
  mkdirSync(uploadDir, { recursive: true });
  writeFileSync(join(uploadDir, secrets.path), 'a picture');
  return secrets;
}

interface Author extends Secrets {
  readonly userId: string;
  readonly email: string;
  readonly nick: string;
}

async function addTexts(db: Database, { userId, email, nick, addressHash, path }: Author): Promise<void> {
  const uploadId = randomUUID();
  const file = {
    purpose: 'contribution',
    kind: 'image',
    mimeType: 'image/jpeg',
    bytes: 9,
    originalName: `${nick}.jpg`,
  } as const;
  await db.insert(uploads).values({ ...file, id: uploadId, userId, path });
  const [comment] = await db
    .insert(comments)
    .values({ contentId: 1, userId, nick, text: 'Un comentario' })
    .returning();
  const commentId = comment?.id ?? 0;
  await db.insert(commentVotes).values({ commentId, userId, value: 1 });
  await db.insert(commentReports).values({ commentId, userId, reason: 'Un motivo' });
  await db.insert(recipeRatings).values({ contentId: 2, userId, addressHash, value: 5 });
  const written = { contentId: 2, userId, uploadId };
  await db.insert(contributions).values({ ...written, title: 'El faro', text: 'Una foto' });
  await db.insert(interviewQuestions).values({ ...written, nick, text: 'Una pregunta', status: 'published' });
  const message = { siteId: 1, userId, name: nick, email, topic: 'otro', text: 'Un mensaje' };
  await db.insert(contactMessages).values(message);
  const [poll] = await db.insert(polls).values({ contentId: 1, question: '¿Puerto o playa?' }).returning();
  const [option] = await db
    .insert(pollOptions)
    .values({ pollId: poll?.id ?? 0, text: 'Puerto' })
    .returning();
  await db.insert(pollVotes).values({ pollId: poll?.id ?? 0, optionIds: [option?.id ?? 0], userId });
}
