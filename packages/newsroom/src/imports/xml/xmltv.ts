/** XMLTV: the schedules of the channels that the newsroom has. */
import { escapeHtml } from '../../strings/escape-html.ts';
import { fold, type ImportContext } from '../context.ts';
import { readTitle } from '../draft.ts';
import { broadcastIdentity } from '../identity.ts';
import type { ImportItem } from '../items.ts';
import { momentOf } from '../moments.ts';
import { RejectedItemError, UnreadableFileError } from '../problems.ts';
import { attempt, labelOf, type XmlFormat } from './format.ts';
import { childrenOf, textOf, type XmlNode } from './node.ts';

const LONGEST_MS = 24 * 3_600_000;
/** Programmes that are held: more are of no guide, and no memory would do for them. */
const MOST_PROGRAMMES = 500_000;
/** XMLTV's own form, and ISO 8601. */
const TIME =
  /^(\d{4})-?(\d{2})-?(\d{2})[T ]?(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*([+-][\d:]+|[a-z]\S*)?$/i;

/** A programme as the file has it. It ends with the next one of its channel at the latest, which may stand anywhere. */
interface Programme {
  readonly line: number;
  readonly label: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly stop: Date | undefined;
}

/** A channel that the newsroom does not have, with the number of its skipped broadcasts. */
interface UnknownChannel {
  readonly line: number;
  left: number;
}

export class Xmltv implements XmlFormat {
  readonly name = 'XMLTV';
  readonly #context: ImportContext;
  readonly #names = new Map<string, string[]>();
  /** By the newsroom's channel. */
  readonly #programmes = new Map<string, Programme[]>();
  #held = 0;
  readonly #unknown = new Map<string, UnknownChannel>();

  constructor(context: ImportContext) {
    this.#context = context;
  }

  read(node: XmlNode): ImportItem[] {
    if (node.name === 'programme') return this.#programme(node);
    const id = node.attributes.get('id');
    if (node.name === 'channel' && id) {
      this.#names.set(
        id,
        childrenOf(node, 'display-name').map((name) => textOf(name).trim()),
      );
    }
    return [];
  }

  end(): ImportItem[] {
    const programmes = [...this.#programmes].flatMap(([channelId, own]) => broadcasts(channelId, own));
    const unknown = [...this.#unknown].map(([id, { line, left }]) => this.#missing(id, line, left));
    return [...programmes, ...unknown];
  }

  #programme(node: XmlNode): ImportItem[] {
    const given = node.attributes.get('channel') ?? '';
    const channelId = this.#channelOf(given);
    if (!channelId) {
      const channel = this.#unknown.get(given);
      if (channel) channel.left += 1;
      else this.#unknown.set(given, { line: node.line, left: 1 });
      return [];
    }
    try {
      this.#hold(channelId, this.#read(node));
      return [];
    } catch (error) {
      if (!(error instanceof RejectedItemError)) throw error;
      return [{ type: 'refused', line: node.line, label: labelFor(node), reason: error.message }];
    }
  }

  #read(node: XmlNode): Programme {
    const startsAt = readTime(node, 'start');
    const stop = node.attributes.get('stop') ? readTime(node, 'stop') : undefined;
    if (stop && stop <= startsAt) throw new RejectedItemError('it ends before it begins');
    return { line: node.line, label: labelFor(node), title: this.#title(node), startsAt, stop };
  }

  #hold(channelId: string, programme: Programme): void {
    this.#held += 1;
    if (this.#held > MOST_PROGRAMMES) {
      const reason = `a guide of more than ${MOST_PROGRAMMES} programmes: the rest of the file is not read`;
      throw new UnreadableFileError(programme.line, reason);
    }
    const own = this.#programmes.get(channelId);
    if (own) own.push(programme);
    else this.#programmes.set(channelId, [programme]);
  }

  /** The title in the site's language, by default the first. */
  #title(node: XmlNode): string {
    const titles = childrenOf(node, 'title');
    const own = titles.find((title) => title.attributes.get('lang')?.startsWith(this.#context.site.lang));
    return readTitle(escapeHtml(textOf(own ?? titles[0])));
  }

  #channelOf(id: string): string | undefined {
    const { mapped, own } = this.#context.channels;
    const names = [id, ...(this.#names.get(id) ?? [])].map(fold);
    return mapped.get(id) ?? names.map((name) => own.get(name)).find((found) => found !== undefined);
  }

  #missing(id: string, line: number, left: number): ImportItem {
    const label = labelOf(this.#names.get(id)?.[0] ?? id);
    const count = left === 1 ? 'one broadcast' : `${left} broadcasts`;
    const reason = `the newsroom has no such channel, so ${count} stayed out: say which with --channel ${labelOf(id)}=…`;
    return { type: 'refused', line, label, reason };
  }
}

function labelFor(node: XmlNode): string {
  const title = labelOf(textOf(childrenOf(node, 'title')[0]));
  return title || `programme ${labelOf(node.attributes.get('start') ?? '')}`;
}

/** The programmes of a channel in their order: each ends where the next begins, if not before. */
function broadcasts(channelId: string, programmes: readonly Programme[]): ImportItem[] {
  const ordered = programmes.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const starts = [...new Map(ordered.map(({ startsAt }) => [startsAt.getTime(), startsAt])).values()];
  const next = new Map(starts.map((start, index) => [start.getTime(), starts[index + 1]]));
  return ordered.map((programme) => {
    const { line, label, startsAt } = programme;
    return attempt(line, label, () => broadcast(channelId, programme, next.get(startsAt.getTime())));
  });
}

function broadcast(channelId: string, programme: Programme, next: Date | undefined): ImportItem {
  const { line, label, title, startsAt, stop = next } = programme;
  if (!stop) throw new RejectedItemError('it has no end, and no other broadcast of its channel follows it');
  const endsAt = next && next < stop ? next : stop;
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_MS)
    throw new RejectedItemError('it lasts longer than a day');
  return {
    type: 'broadcast',
    line,
    label,
    identity: broadcastIdentity(channelId, startsAt),
    broadcast: { channelId, title, startsAt, endsAt },
  };
}

/** `20261121203000 +0100`, with its zone as a number or a name; UTC without one. */
function readTime(node: XmlNode, name: string): Date {
  const text = (node.attributes.get(name) ?? '').trim();
  const [, year, month, day, hour, minute, second = '00', zone = 'Z'] = TIME.exec(text) ?? [];
  const moment = year && momentOf(`${year}-${month}-${day}`, `${hour}:${minute}:${second}`, zone);
  if (!moment) throw new RejectedItemError(`its ${name} «${labelOf(text)}» is no moment`);
  return moment;
}
