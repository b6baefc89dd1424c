/** The contact form (CONT-01): messages are stored, and emailed to the responsible department. */
import type { Language } from '@portada/contract';
import { FIELD_MAX_LENGTH, SUBMISSION_MAX_LENGTH } from '@portada/contract';
import { maxLength, required, terms, type ValidationKey } from '@portada/contract/rules';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { emailSchema, validate } from '../accounts/rules.ts';
import { cleanLine, cleanText } from '../content/plain-text.ts';
import { inTransaction } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { contactMessages } from '../db/schema/index.ts';
import { limits } from '../http/limits.ts';
import { countAttempt, refundAttempt } from '../http/rate-limit.ts';
import { contactEmail } from '../mail/email-templates.ts';
import { queueEmail } from '../mail/outbox.ts';
import { currentReader } from '../sessions/sessions.ts';
import { contactFormTexts } from './form-texts.ts';
import { type ContactText, contactTextOf } from './publisher.ts';
import { contactTexts, type Topic } from './texts.ts';

const tooLong = 'validation.tooLong' satisfies ValidationKey;
const unknown = 'validation.pattern' satisfies ValidationKey;

/** Within an hour the same text is the same message: a reader who got no response sends it again. */
const SAME_MS = 3_600_000;

/** The topics of a site's form, in the order of its departments. */
export function topicsOf(lang: Language): readonly Topic[] {
  return contactTexts[lang].departments.flatMap(({ topics }) => topics);
}

/** The server-side validation of a message, with the texts of one site. */
function contactRules(lang: Language) {
  const topics = ['', ...topicsOf(lang).map(({ value }) => value)];
  return v.object({
    name: v.pipe(
      v.string(),
      v.transform(cleanLine),
      required('name'),
      v.maxLength(FIELD_MAX_LENGTH, tooLong),
    ),
    email: emailSchema,
    topic: v.picklist(topics, unknown),
    message: v.pipe(
      v.string(),
      v.transform(cleanText),
      required('message'),
      maxLength(SUBMISSION_MAX_LENGTH),
    ),
    terms: terms(),
  });
}

type ContactMessage = v.InferOutput<ReturnType<typeof contactRules>>;

/**
 * Validates and receives a message. The rate limit counts, per address and hour, received messages only: one that was
 * rejected, or that could not be stored, is not counted.
 */
export async function takeContact(request: FastifyRequest, given: unknown): Promise<void> {
  const { server, ip, site } = request;
  await countAttempt(server, limits.contactByAddress, ip);
  try {
    await receiveContact(request, validate(contactRules(site.lang), given));
  } catch (error) {
    await refundAttempt(server, limits.contactByAddress, ip);
    throw error;
  }
}

/**
 * Stores a message and its email, both or neither: what a reader is told has arrived reaches the department, and after
 * an error they can try again.
 */
async function receiveContact(request: FastifyRequest, message: ContactMessage): Promise<void> {
  const { site, server } = request;
  const { name, email, topic, message: text } = message;
  const written = { siteId: Number(site.id), name, email, topic, text };
  const now = server.now();
  const to = addressee(contactTextOf(server, site), topic, contactFormTexts[site.lang].otherTopic);
  const content = contactEmail[site.lang](`${name} <${email}>`, to.topic, text);
  const reader = await currentReader(request);
  await inTransaction(server, async (context) => {
    await inTurn(context.db, written);
    if (await isKept(context.db, written, new Date(now.getTime() - SAME_MS))) return;
    const row = { ...written, userId: reader?.id ?? null, createdAt: now };
    await context.db.insert(contactMessages).values(row);
    const recipient = { email: to.email, lang: site.lang, id: reader?.id };
    await queueEmail(context, recipient, { ...content, replyTo: { name, address: email } });
  });
}

type MessageValues = Pick<typeof contactMessages.$inferInsert, 'siteId' | 'email' | 'topic' | 'text'>;

/** Of equal messages that arrive at once, each waits for the one before it to be stored. */
async function inTurn(db: Database, { siteId, email, topic, text }: MessageValues): Promise<void> {
  const key = JSON.stringify([siteId, email, topic, text]);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

async function isKept(db: Database, written: MessageValues, since: Date): Promise<boolean> {
  const same = and(
    eq(contactMessages.siteId, written.siteId),
    eq(contactMessages.email, written.email),
    eq(contactMessages.topic, written.topic),
    eq(contactMessages.text, written.text),
    gt(contactMessages.createdAt, since),
  );
  return (await db.$count(contactMessages, same)) > 0;
}

/** The department of a topic; by default the newsroom. */
function addressee(
  { departments, house }: ContactText,
  topic: string,
  otherTopic: string,
): { email: string; topic: string } {
  for (const { email, topics } of departments) {
    const found = topics.find(({ value }) => value === topic);
    if (found) return { email, topic: found.name };
  }
  return { email: house.email, topic: otherTopic };
}
