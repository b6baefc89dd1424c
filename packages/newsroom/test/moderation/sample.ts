/** Submissions of each kind in an empty newsroom, and the command that moderates them. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { moderateCommand } from '../../src/commands/moderate.ts';
import type { Database } from '../../src/db/client.ts';
import { comments, contents, contributions, interviewQuestions, uploads } from '../../src/db/schema/index.ts';
import type { TestApp } from '../support/app.ts';

/** Runs `newsroom moderate …`; the message of an error is appended to the output. */
export async function moderate({ app }: TestApp, ...args: string[]) {
  const lines: string[] = [];
  const error = await moderateCommand
    .run(app, args, (line) => lines.push(line))
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  return { text: lines.join('\n'), error };
}

export async function addComment(
  db: Database,
  fields: Partial<typeof comments.$inferInsert> = {},
): Promise<number> {
  const row = { contentId: 1, nick: 'Gavina', text: 'Buen artículo.', ...fields };
  const [made] = await db.insert(comments).values(row).returning();
  return made?.id ?? 0;
}

export async function addQuestion(
  db: Database,
  fields: Partial<typeof interviewQuestions.$inferInsert> = {},
): Promise<number> {
  const row = { contentId: 2, nick: 'Gavina', text: '¿Y el faro?', ...fields };
  const [made] = await db.insert(interviewQuestions).values(row).returning();
  return made?.id ?? 0;
}

/** A contribution with a picture on the disk. */
export async function addContribution(db: Database, userId: string, uploadDir: string) {
  const upload = { id: randomUUID(), userId, kind: 'image', bytes: 9 } as const;
  const path = `pictures/${upload.id}.jpg`;
  mkdirSync(join(uploadDir, 'pictures'), { recursive: true });
  writeFileSync(join(uploadDir, path), 'a picture');
  await db
    .insert(uploads)
    .values({ ...upload, path, purpose: 'contribution', mimeType: 'image/jpeg', checkedAt: new Date() });
  const row = { contentId: 2, userId, title: 'El faro', text: 'Una foto', uploadId: upload.id };
  const [made] = await db.insert(contributions).values(row).returning();
  return { id: made?.id ?? 0, uploadId: upload.id, file: join(uploadDir, path) };
}

export async function countOf(db: Database, contentId = 1): Promise<number> {
  const [row] = await db.select().from(contents).where(eq(contents.id, contentId));
  return row?.numComments ?? -1;
}
