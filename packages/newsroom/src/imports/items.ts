/** What the readers of the formats make of a file, one item at a time. */
import type { ContentKind } from '../db/schema/content.ts';
import type { EventData, Multimedia } from '../db/schema/content-data.ts';

/** A content as it will be stored. Its fields are clean: HTML is the newsroom's own, texts are single lines. */
export interface ContentDraft {
  readonly kind: ContentKind;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly kicker: string;
  readonly sectionId: number;
  /** Where the source does not say: the moment at which it came in. */
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
  readonly authors: readonly string[];
  readonly multimedia: Multimedia | null;
  readonly commentsOpen: boolean;
  readonly event: EventData | null;
  readonly occurrences: readonly { readonly startsOn: string; readonly endsOn: string }[];
}

export interface Broadcast {
  readonly channelId: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Head {
  /** Where the item begins in the file. */
  readonly line: number;
  /** Its title, or what else it is known by. */
  readonly label: string;
}

interface ItemIdentity extends Head {
  readonly source: string;
  /** What the source calls it. */
  readonly identity: string;
}

export type ImportItem =
  | (ItemIdentity & { readonly type: 'content'; readonly draft: ContentDraft })
  | (ItemIdentity & { readonly type: 'broadcast'; readonly broadcast: Broadcast })
  /** No longer public where it comes from. */
  | (ItemIdentity & { readonly type: 'withdrawn'; readonly reason: string })
  | (Head & { readonly type: 'refused'; readonly reason: string });
