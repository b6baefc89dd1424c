/** The contact form (CONT-01): messages are stored, and emailed to the responsible department. */
import type { Language } from '@portada/contract';
import { FIELD_MAX_LENGTH, SUBMISSION_MAX_LENGTH } from '@portada/contract';
import { maxLength, required, terms, type ValidationKey } from '@portada/contract/rules';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { emailSchema, judge } from '../accounts/rules.ts';
import { cleanLine, cleanText } from '../content/plain-text.ts';
import { contactMessages } from '../db/schema/index.ts';
import { limits } from '../http/limits.ts';
import { countAttempt, refundAttempt } from '../http/rate-limit.ts';
import { contactEmail } from '../mail/email-templates.ts';
import { currentReader } from '../sessions/sessions.ts';
import { contactFormTexts } from './form-texts.ts';
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
 * rejected, or that could not be emailed, is not counted.
 */
export async function takeContact(request: FastifyRequest, given: unknown): Promise<void> {
  const { server, ip, site } = request;
  await countAttempt(server, limits.contactByAddress, ip);
  try {
    await receiveContact(request, judge(contactRules(site.lang), given));
  } catch (error) {
    await refundAttempt(server, limits.contactByAddress, ip);
    throw error;
  }
}

/**
 * Emails a message, then stores it, in that order: what is stored has been sent. Throws where the email cannot be sent,
 * and stores nothing, so that the reader can try again.
 */
async function receiveContact(request: FastifyRequest, message: ContactMessage): Promise<void> {
  const { site, server } = request;
  const { db, mailer } = server;
  const { name, email, topic, message: text } = message;
  const written = { siteId: Number(site.id), name, email, topic, text };
  const now = server.now();
  if (await isKept(request, written, new Date(now.getTime() - SAME_MS))) return;
  const to = addressee(site.lang, topic);
  const content = contactEmail[site.lang](`${name} <${email}>`, to.topic, text);
  await mailer.send(to.email, site.lang, { ...content, replyTo: { name, address: email } });
  const reader = await currentReader(request);
  await db.insert(contactMessages).values({ ...written, userId: reader?.id ?? null, createdAt: now });
}

type MessageValues = Pick<typeof contactMessages.$inferInsert, 'siteId' | 'email' | 'topic' | 'text'>;

async function isKept({ server }: FastifyRequest, written: MessageValues, since: Date): Promise<boolean> {
  const same = and(
    eq(contactMessages.siteId, written.siteId),
    eq(contactMessages.email, written.email),
    eq(contactMessages.topic, written.topic),
    eq(contactMessages.text, written.text),
    gt(contactMessages.createdAt, since),
  );
  return (await server.db.$count(contactMessages, same)) > 0;
}

/** The department of a topic; by default the newsroom. */
function addressee(lang: Language, topic: string): { email: string; topic: string } {
  const { departments, house } = contactTexts[lang];
  for (const { email, topics } of departments) {
    const found = topics.find(({ value }) => value === topic);
    if (found) return { email, topic: found.name };
  }
  return { email: house.email, topic: contactFormTexts[lang].otherTopic };
}
