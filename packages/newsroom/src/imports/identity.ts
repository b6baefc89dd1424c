/**
 * Who an item is, for every format: what a source calls the same is the same, under whatever address or name the source
 * itself comes. An id that its standard makes unique in the world is enough: an Atom id, a permalink, a tag, a URN, the
 * UID of an event. Any other («12») counts within its source: the one that the command names, else the feed, blog or
 * calendar by what is least likely to change of it.
 */
import type { ImportContext } from './context.ts';
import { addressOf, isOnTheNet, normalAddresses, spellingsOf } from './source-addresses.ts';

export interface ItemIdentity {
  /** Under which it is stored: `feed`, or `feed elsur.example` for an id that counts there only. */
  readonly source: string;
  readonly id: string;
  /** Other ids under which it may have been stored, by sources of which `wasOf` is true. */
  readonly formerIds: readonly string[];
  readonly wasOf: (source: string) => boolean;
  /** Whether what is stored under that source came in the same way: a blog's feed may have less than its export. */
  readonly isOfKind: (source: string) => boolean;
  /** Its page at the source, normalised; empty for none. */
  readonly address: string;
}

const UUID = /^(?:urn:uuid:)?\{?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}?$/i;
/** A tag (RFC 4151) has its date, a URN (RFC 8141) its name space. */
const TAG_OR_URN = /^(?:tag:[^,\s]+,\d{4}|urn:[^:\s]+:)./i;
const IRI = /^[a-z][a-z\d+.-]*:\S+$/i;
/** Nobody chooses so long an id twice; `12`, `event-7` or `festa-major` are chosen by many. */
const LONG_UID = 20;

interface FeedItem {
  /** The guid, id or resource. */
  readonly id: string;
  readonly link: string;
  /** What stands for an id where there is no link either. */
  readonly otherwise: string;
  /** Whether its standard wants a unique IRI as its id. */
  readonly hasIri: boolean;
}

/** An item of RSS or Atom. The feed is its site's address, or its own, or its title. */
export function feedIdentity(context: ImportContext, feed: string, item: FeedItem): ItemIdentity {
  const id = item.id || item.link || item.otherwise;
  const isUnique = isUniqueId(id) || (item.hasIri && IRI.test(id) && !/^https?:/i.test(id));
  const whole = normalId(id);
  const own = item.id ? whole : ofNamedSource(whole, context.source, sourceName(feed));
  return {
    ...placed('feed', ['rss', 'atom'], { isUnique, named: context.source, own: feed }),
    id: own,
    formerIds: [whole, ...spellingsOf(id)],
    address: addressOf(item.link),
  };
}

interface BlogPost {
  readonly guid: string;
  /** A number of that blog. */
  readonly postId: string;
  readonly link: string;
}

/** WordPress never changes a guid, though it may look like the address from before a move. */
export function postIdentity(context: ImportContext, blog: string, post: BlogPost): ItemIdentity {
  const ownId = post.postId || post.guid;
  const ofBlog = placed('wordpress', [], { isUnique: false, named: context.source, own: blog });
  return {
    ...ofBlog,
    ...(isUniqueId(post.guid) ? { source: 'wordpress', id: normalId(post.guid) } : { id: ownId }),
    // Earlier releases had the number of its blog, of which the guid says nothing.
    formerIds: [ownId],
    address: addressOf(post.link),
  };
}

/** RFC 5545 demands a UID that is unique; one that cannot be, or none, counts in its calendar. */
export function eventIdentity(
  context: ImportContext,
  calendar: string,
  event: { readonly uid: string; readonly otherwise: string },
): ItemIdentity {
  const id = event.uid || event.otherwise;
  const isUnique = event.uid !== '' && isUniqueUid(event.uid);
  return {
    ...placed('event', ['ical'], { isUnique, named: context.source, own: calendar }),
    id: normalId(id),
    formerIds: spellingsOf(id),
    address: '',
  };
}

/** A broadcast is what its channel shows then, whoever tells it. */
export function broadcastIdentity(channelId: string, startsAt: Date): ItemIdentity {
  return {
    source: `xmltv ${channelId}`,
    id: startsAt.toISOString(),
    formerIds: [],
    wasOf: () => false,
    isOfKind: () => false,
    address: '',
  };
}

/** A source's name without what changes of it: an address's scheme and `www.`, a program's version (PRODID). */
export function sourceName(text: string): string {
  const name = text.trim();
  return addressOf(name) || (/^[-+]\/\//.test(name) ? name.replace(/\s*v?\d+(?:\.\d+)*/gi, '') : name);
}

interface Place {
  readonly isUnique: boolean;
  /** By the command; empty for none. */
  readonly named: string;
  /** What the source calls itself. */
  readonly own: string;
}

/** Earlier releases put the format and the source's own name before every id, unique or not. */
function placed(kind: string, formerKinds: readonly string[], { isUnique, named, own }: Place) {
  const kinds = [kind, ...formerKinds];
  const isOfKind = (source: string) => kinds.includes(source.split(' ', 1)[0] ?? '');
  const isOfSource = (source: string) => isOfKind(source) && nameIn(source) === sourceName(own);
  const source = isUnique ? kind : `${kind} ${named || sourceName(own)}`;
  return { source, wasOf: isUnique ? isOfKind : isOfSource, isOfKind };
}

/** The name behind the kind. */
function nameIn(source: string): string {
  return sourceName(source.replace(/^\S* ?/, ''));
}

function isUniqueId(id: string): boolean {
  return UUID.test(id) || TAG_OR_URN.test(id) || isOnTheNet(/https?:\/\/\S+/i.exec(id)?.[0] ?? '');
}

function isUniqueUid(uid: string): boolean {
  const host = /@([^@\s/]+)$/.exec(uid)?.[1];
  return isUniqueId(uid) || (host !== undefined && isOnTheNet(`http://${host}`)) || uid.length >= LONG_UID;
}

function normalId(id: string): string {
  return UUID.exec(id)?.[1]?.toLowerCase() ?? normalAddresses(id);
}

/** Without guids a site that moves to another host keeps its paths: they are the named source's. */
function ofNamedSource(id: string, named: string, site: string): string {
  const host = site.split(/[/?#]/, 1)[0] ?? '';
  const rest = id.slice(host.length);
  return named && host && id.startsWith(host) && /^[/?#]/.test(rest) ? named + rest : id;
}
