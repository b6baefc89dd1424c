/** Turns an item of a feed or a blog into a content: sanitised, filed, or rejected with a reason. */

import { cleanLine, shorten } from '../content/plain-text.ts';
import { escapeHtml } from '../strings/escape-html.ts';
import { type ImportContext, placeIn } from './context.ts';
import { adoptBody, safeAddress, textOfHtml } from './foreign-html.ts';
import type { BodyPart, SourcePicture } from './html/blocks.ts';
import type { SourceDraft } from './items.ts';
import { adoptMedia, type Enclosure } from './media.ts';
import { RejectedItemError } from './problems.ts';

export interface RawItem {
  /** HTML, like all fields below that are not dates. */
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** Whether the line breaks of its texts are breaks for its readers too. */
  readonly keepsLines: boolean;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
  readonly categories: readonly string[];
  readonly authors: readonly string[];
  readonly enclosures: readonly Enclosure[];
  /** The picture that stands for it, beside those in its text. */
  readonly picture: SourcePicture | undefined;
  readonly commentsOpen: boolean;
  /** What the item and its translations have in common at the source; empty for none. */
  readonly translationKey: string;
  /** The item's URL, the base of its relative links. */
  readonly base: string;
}

const LONGEST_TITLE = 300;
/** The maximum of a summary; a longer one is used as the text. */
const LONGEST_SUMMARY = 320;
/** Characters of a body. The search index accepts a megabyte of text. */
const LONGEST_BODY = 200_000;
const LONGEST_KICKER = 60;
const LONGEST_NAME = 100;
const MOST_AUTHORS = 10;

export function draftOf(context: ImportContext, raw: RawItem): SourceDraft {
  const title = readTitle(raw.title);
  const { section, rest } = placeIn(context.places, raw.categories.map(textOfHtml).filter(Boolean));
  const media = adoptMedia(context, raw.enclosures);
  const { summary, lead: first, body } = textsOf(raw);
  const lead = raw.picture ?? first;
  if (lead) checkBody([lead]);
  return {
    kind: media.kind,
    title,
    summary,
    body: checkBody(media.html ? [...body, media.html] : body),
    lead,
    kicker: kickerOf(rest, title),
    sectionId: section.id,
    publishedAt: raw.publishedAt,
    updatedAt: raw.updatedAt,
    authors: authorsOf(raw.authors),
    multimedia: media.multimedia,
    commentsOpen: raw.commentsOpen,
    translationKey: raw.translationKey,
    event: null,
    occurrences: [],
  };
}

/** One line without markup; required. */
export function readTitle(html: string): string {
  const title = textOfHtml(html);
  if (!title) throw new RejectedItemError('it has no title');
  if (title.length > LONGEST_TITLE)
    throw new RejectedItemError(`its title is longer than ${LONGEST_TITLE} characters`);
  return title;
}

export function checkBody<Part extends string | SourcePicture>(parts: readonly Part[]): readonly Part[] {
  const length = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  if (length > LONGEST_BODY)
    throw new RejectedItemError(`its text is longer than ${LONGEST_BODY} characters`);
  return parts;
}

function lengthOf(part: string | SourcePicture): number {
  return typeof part === 'string' ? part.length : part.caption.length + part.alt.length + part.url.length;
}

interface ItemTexts {
  readonly summary: string;
  readonly lead: SourcePicture | undefined;
  readonly body: readonly BodyPart[];
}

/** Without a text, a long summary is the text. */
function textsOf({ summary, body, base, keepsLines }: RawItem): ItemTexts {
  const line = textOfHtml(summary);
  if (body.trim())
    return {
      summary: escapeHtml(shorten(line, LONGEST_SUMMARY)),
      ...ledBy(adoptBody(body, base, keepsLines)),
    };
  const whole = ledBy(adoptBody(summary, base, keepsLines));
  return line.length <= LONGEST_SUMMARY
    ? { summary: escapeHtml(line), lead: whole.lead, body: [] }
    : { summary: '', ...whole };
}

/** A text that begins with a picture has it at its head. */
function ledBy(parts: readonly BodyPart[]): Pick<ItemTexts, 'lead' | 'body'> {
  const [first, ...rest] = parts;
  return typeof first === 'object' && !first.otherwise
    ? { lead: first, body: rest }
    : { lead: undefined, body: parts };
}

function kickerOf(categories: readonly string[], title: string): string {
  return categories.find((category) => category.length <= LONGEST_KICKER && category !== title) ?? '';
}

/** Author names as readers see them; an e-mail address is not a name. */
function authorsOf(names: readonly string[]): string[] {
  const clean = names
    .map((name) => cleanLine(/^\S+@\S+\s*\((.+)\)$/.exec(name.trim())?.[1] ?? textOfHtml(name)))
    .filter((name) => name !== '' && !name.includes('@') && name.length <= LONGEST_NAME);
  return [...new Set(clean)].slice(0, MOST_AUTHORS);
}

/** The base URL of an item's links; undefined if it is not http(s). */
export function baseOf(...candidates: readonly string[]): string {
  return candidates.map((one) => safeAddress(one)).find((one) => /^https?:/.test(one)) ?? '';
}
