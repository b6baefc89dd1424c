/** XMLTV: the schedules of the channels that the newsroom has. */
import { escapeHtml } from '../../strings/escape-html.ts';
import { fold, type ImportContext } from '../context.ts';
import { readTitle } from '../draft.ts';
import type { ImportItem } from '../items.ts';
import { momentOf } from '../moments.ts';
import { RejectedItemError } from '../problems.ts';
import { attempt, labelOf, type XmlFormat } from './format.ts';
import { childrenOf, textOf, type XmlNode } from './node.ts';

const LONGEST_MS = 24 * 3_600_000;
const TIME = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?:\s+([+-]\d{4}|UTC|GMT|Z))?$/i;

/** A broadcast without an end: it lasts until the next one of its channel. */
interface OpenBroadcast {
  readonly node: XmlNode;
  readonly startsAt: Date;
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
  readonly #open = new Map<string, OpenBroadcast>();
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
    const endless = [...this.#open.values()].map(({ node }) =>
      refusal(node, 'it has no end, and no other broadcast of its channel follows it'),
    );
    const unknown = [...this.#unknown].map(([id, { line, left }]) => this.#missing(id, line, left));
    return [...endless, ...unknown];
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
      return this.#timed(node, channelId);
    } catch (error) {
      if (error instanceof RejectedItemError) return [refusal(node, error.message)];
      throw error;
    }
  }

  #timed(node: XmlNode, channelId: string): ImportItem[] {
    const startsAt = readTime(node, 'start');
    const items: ImportItem[] = [];
    const waiting = this.#open.get(channelId);
    if (waiting) items.push(this.#broadcast(waiting.node, channelId, waiting.startsAt, startsAt));
    this.#open.delete(channelId);
    if (node.attributes.get('stop')) {
      items.push(
        attempt(node.line, labelFor(node), () =>
          this.#broadcast(node, channelId, startsAt, readTime(node, 'stop')),
        ),
      );
    } else this.#open.set(channelId, { node, startsAt });
    return items;
  }

  #broadcast(node: XmlNode, channelId: string, startsAt: Date, endsAt: Date): ImportItem {
    const { line } = node;
    const label = labelFor(node);
    return attempt(line, label, () => {
      const length = endsAt.getTime() - startsAt.getTime();
      if (length <= 0) throw new RejectedItemError('it ends before it begins');
      if (length > LONGEST_MS) throw new RejectedItemError('it lasts longer than a day');
      return {
        type: 'broadcast',
        line,
        label,
        source: `xmltv ${channelId}`,
        identity: startsAt.toISOString(),
        broadcast: { channelId, title: this.#title(node), startsAt, endsAt },
      };
    });
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

function refusal(node: XmlNode, reason: string): ImportItem {
  return { type: 'refused', line: node.line, label: labelFor(node), reason };
}

/** `20261121203000 +0100`; UTC without an offset. */
function readTime(node: XmlNode, name: string): Date {
  const text = (node.attributes.get(name) ?? '').trim();
  const [, year, month, day, hour, minute, second = '00', zone = 'Z'] = TIME.exec(text) ?? [];
  const offset = /^[+-]/.test(zone) ? zone : 'Z';
  const moment = year && momentOf(`${year}-${month}-${day}`, `${hour}:${minute}:${second}`, offset);
  if (!moment) throw new RejectedItemError(`its ${name} «${labelOf(text)}» is no moment`);
  return moment;
}
