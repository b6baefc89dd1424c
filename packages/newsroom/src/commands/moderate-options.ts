/** The arguments of `newsroom moderate`. */

import { readFileSync } from 'node:fs';
import { SUBMISSION_MAX_LENGTH } from '@portada/contract';
import { parseArguments, userPath } from '../config/arguments.ts';
import { UsageError } from '../config/config.ts';
import { type SiteIdentity, sites } from '../config/sites.ts';
import { cleanText } from '../content/plain-text.ts';
import { idOf } from '../http/ids.ts';
import { type SubmissionKind, submissionKinds, type Verdict } from '../moderation/kinds.ts';

const DEFAULT_LIMIT = 50;

/** A submission's reference as lists print it; for a comment with the version of its text. */
export interface Ref {
  readonly id: number;
  readonly editedMs: number;
}

export type ModerateOptions = { readonly json: boolean } & (
  | { readonly action: 'list'; readonly kinds: readonly SubmissionKind[]; readonly limit: number }
  | { readonly action: 'reported'; readonly limit: number }
  | {
      readonly action: 'decide';
      readonly verdict: Verdict;
      readonly kind: SubmissionKind;
      readonly refs: readonly Ref[];
    }
  | { readonly action: 'answer'; readonly id: number; readonly answer: string }
  | {
      readonly action: 'section';
      readonly site: SiteIdentity;
      readonly slug: string;
      readonly first: boolean;
    }
);

export const moderateUsage = `pnpm newsroom moderate <action> [options]

  list [comments|contributions|questions]   what waits to be read, the oldest first
  reported                                  published comments that readers have reported
  approve comments|contributions <id…>      publishes, or keeps what was reported; an id as the lists write it
  reject <kind> <id…>                       takes it off, and deletes its file
  answer <question> --text <answer>         the guest's answer, which publishes the question
  answer <question> --file <file>
  section <es|ca> <section> on|off          whether comments wait to be read before they are published

  --limit <n>                               list so many (${DEFAULT_LIMIT})
  --json                                    for other programs

It ends with 0 when everything was done, 1 when an id is nobody's or its text is no longer what was listed, and 2 when it
was not understood.`;

const options = {
  json: { type: 'boolean' },
  limit: { type: 'string' },
  text: { type: 'string' },
  file: { type: 'string' },
} as const;

/** Throws a `UsageError` for invalid arguments. */
export function readModerateOptions(args: readonly string[]): ModerateOptions {
  const { values, positionals } = parseArguments(args, options);
  const [action, ...rest] = positionals;
  const json = values.json ?? false;
  const limit = readLimit(values.limit);
  switch (action) {
    case 'list':
      return { action, json, limit, kinds: readKinds(rest) };
    case 'reported':
      if (rest.length > 0) throw new UsageError('reported takes no more words.');
      return { action, json, limit };
    case 'approve':
    case 'reject': {
      const [kind, ...ids] = rest;
      if (ids.length === 0) throw new UsageError(`${action} needs a kind and an id.`);
      return { action: 'decide', json, ...readVerdict(action, readKind(kind)), refs: ids.map(readRef) };
    }
    case 'answer': {
      const [id, ...more] = rest;
      if (more.length > 0) throw new UsageError('answer takes one question.');
      return { action, json, id: readId(id), answer: readAnswer(values) };
    }
    case 'section':
      return { action, json, ...readSection(rest) };
    default:
      throw new UsageError(moderateUsage);
  }
}

function readKinds([given, ...more]: readonly string[]): readonly SubmissionKind[] {
  if (more.length > 0) throw new UsageError('list takes one kind.');
  return given === undefined ? submissionKinds : [readKind(given)];
}

/** Singular or plural: `comment`, `comments`. */
function readKind(given = ''): SubmissionKind {
  const kind = submissionKinds.find((one) => given === one || given === `${one}s`);
  if (!kind)
    throw new UsageError(`«${given}» is none of ${submissionKinds.map((one) => `${one}s`).join(', ')}.`);
  return kind;
}

function readSection([alias = '', slug = '', choice = '', ...more]: readonly string[]) {
  const site = sites.find((one) => one.alias === alias);
  if (!site) throw new UsageError(`«${alias}» is none of ${sites.map((one) => one.alias).join(', ')}.`);
  if ((choice !== 'on' && choice !== 'off') || more.length > 0) {
    throw new UsageError('section needs a site, a section and on or off.');
  }
  return { site, slug, first: choice === 'on' };
}

/** A question can be published only with an answer. */
function readVerdict(action: 'approve' | 'reject', kind: SubmissionKind) {
  if (action === 'reject') return { verdict: 'rejected', kind } as const;
  if (kind === 'question') throw new UsageError('A question is published by its answer: moderate answer.');
  return { verdict: 'published', kind } as const;
}

function readRef(given: string): Ref {
  const [, id, editedMs = '0'] = /^(\d+)(?:\+(\d{1,9}))?$/.exec(given) ?? [];
  if (id === undefined) throw new UsageError(`«${given}» is no id.`);
  return { id: readId(id), editedMs: Number(editedMs) };
}

function readId(given = ''): number {
  const id = idOf(given);
  if (id === undefined) throw new UsageError(`«${given}» is no id.`);
  return id;
}

function readLimit(given: string | undefined): number {
  if (given === undefined) return DEFAULT_LIMIT;
  if (!/^[1-9]\d{0,4}$/.test(given)) throw new UsageError(`--limit ${given} is no number from 1 to 99999.`);
  return Number(given);
}

function readAnswer({ text, file }: { text?: string; file?: string }): string {
  if ((text === undefined) === (file === undefined)) throw new UsageError('answer needs --text or --file.');
  const answer = cleanText(text ?? readFile(file ?? ''));
  if (answer === '') throw new UsageError('The answer is empty.');
  if (answer.length > SUBMISSION_MAX_LENGTH) {
    throw new UsageError(`The answer is longer than ${SUBMISSION_MAX_LENGTH} characters.`);
  }
  return answer;
}

function readFile(file: string): string {
  const path = userPath(file);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`);
  }
}
