import type { FastifyInstance } from 'fastify';
import { StartError } from '../config/config.ts';
import { answerQuestion, decide, type Outcome } from '../moderation/decide.ts';
import type { SubmissionKind } from '../moderation/kinds.ts';
import { type Page, reportedComments, type ShownSubmission, waitingSubmissions } from '../moderation/read.ts';
import { moderateSection } from '../moderation/sections.ts';
import { plainJson, plainLine, plainLines } from '../moderation/terminal.ts';
import type { Command } from './command.ts';
import { type ModerateOptions, moderateUsage, type Ref, readModerateOptions } from './moderate-options.ts';

/** Moderates submissions, before or after they are published. */
export const moderateCommand: Command = {
  usage: '<action> [options]',
  about: 'Lists, publishes, rejects and answers what readers send',
  help: moderateUsage,

  async run(app, args, print) {
    const options = readModerateOptions(args);
    if (options.action === 'list' || options.action === 'reported') return list(app, options, print);
    if (options.action === 'section') return changeSection(app, options, print);
    await moderate(app, options, print);
  },
};

type Print = (line: string) => void;
type Lists = Extract<ModerateOptions, { limit: number }>;
type Sections = Extract<ModerateOptions, { action: 'section' }>;
type Decisions = Exclude<ModerateOptions, Lists | Sections>;

async function list(app: FastifyInstance, options: Lists, print: Print): Promise<void> {
  const pages = await pagesOf(app, options);
  const submissions = pages
    .flatMap((page) => page.submissions)
    .map((submission) => reachable(app, submission));
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  if (options.json) return print(plainJson({ total, submissions }));
  for (const submission of submissions) for (const line of linesOf(submission)) print(line);
  const what = options.action === 'list' ? 'waiting' : 'reported';
  const rest = total > submissions.length ? `, of which these are ${submissions.length}` : '';
  print(total === 0 ? `Nothing is ${what}.` : `${total} ${what}${rest}.`);
}

function pagesOf({ db }: FastifyInstance, options: Lists): Promise<Page[]> {
  if (options.action === 'reported') return Promise.all([reportedComments(db, options.limit)]);
  return Promise.all(options.kinds.map((kind) => waitingSubmissions(db, kind, options.limit)));
}

/** With URLs and paths that can be opened from the terminal. */
function reachable(
  { config, storage }: FastifyInstance,
  { content, file, ...submission }: ShownSubmission,
): ShownSubmission {
  const url = new URL(content.url, config.siteUrl).href;
  const placed = file && { file: { ...file, path: storage.uploads.locate(file.path) } };
  return { ...submission, content: { ...content, url }, ...placed };
}

/**
 *     comment 12  ca  2026-11-22T19:00:00+01:00  gavina  2 reports (spam)
 *       «La llotja obre abans»  https://…/ca/port/la-llotja-1001/
 *       | The text, every line behind a bar, so that no line of it can be mistaken for output of the command.
 */
function linesOf(submission: ShownSubmission): string[] {
  const { kind, ref, site, sentAt, content, title, text, file, reports, reasons } = submission;
  const why = reasons.length > 0 ? ` (${reasons.map(plainLine).join(', ')})` : '';
  const reported = reports > 0 ? [`${reports} ${reports === 1 ? 'report' : 'reports'}${why}`] : [];
  const who = plainLine(submission.nick) || '(account deleted)';
  return [
    [`${kind} ${ref}`, site, sentAt, who, ...reported].join('  '),
    `  «${plainLine(content.title)}»  ${content.url}`,
    ...(title ? [`  | ${plainLine(title)}`, '  |'] : []),
    ...plainLines(text).map((line) => `  | ${line}`),
    ...(file ? [`  file: ${plainLine(file.path)} (${plainLine(file.mimeType)}, ${file.bytes} bytes)`] : []),
    '',
  ];
}

async function changeSection(app: FastifyInstance, options: Sections, print: Print): Promise<void> {
  const { site, slug, first, json } = options;
  const outcome = await moderateSection(app.db, { siteId: Number(site.id), slug, first });
  if (outcome !== 'done') {
    throw new StartError(`There is no section «${slug}». There are: ${outcome.join(', ') || 'none'}.`);
  }
  if (json) return print(plainJson({ site: site.alias, section: slug, first }));
  print(
    `${site.alias} ${slug}: comments are ${first ? 'read before they are published' : 'published at once'}.`,
  );
}

interface DecisionResult {
  readonly kind: SubmissionKind;
  readonly id: number;
  readonly outcome: Outcome;
}

async function moderate(app: FastifyInstance, options: Decisions, print: Print): Promise<void> {
  const results: DecisionResult[] = [];
  for (const { kind, id, editedMs } of subjectsOf(options)) {
    const outcome = await (options.action === 'answer'
      ? answerQuestion(app, id, options.answer)
      : decide(app, kind, id, options.verdict, editedMs));
    results.push({ kind, id, outcome });
    if (!options.json) print(lineOf({ kind, id, outcome }, options));
  }
  if (options.json) print(plainJson(results));
  const undone = results.filter(({ outcome }) => outcome === 'unknown' || outcome === 'changed').length;
  if (undone > 0) throw new StartError(`${undone} not done.`);
}

function subjectsOf(options: Decisions): (Ref & { kind: SubmissionKind })[] {
  if (options.action === 'answer') return [{ kind: 'question', id: options.id, editedMs: 0 }];
  const refs = new Map(options.refs.map((ref) => [ref.id, ref]));
  return [...refs.values()].map((ref) => ({ kind: options.kind, ...ref }));
}

function lineOf({ kind, id, outcome }: DecisionResult, options: Decisions): string {
  if (outcome === 'unknown') return `${kind} ${id}: there is none.`;
  if (outcome === 'changed') return `${kind} ${id}: its author has changed it since; list it again.`;
  const done = options.action === 'answer' ? 'answered and published' : options.verdict;
  return `${kind} ${id}: ${done}${outcome === 'already' ? ' already' : ''}.`;
}
