/** The output of the format parsers, one item at a time. */
import type { ContentKind } from '../db/schema/content.ts';
import type { EventData, Multimedia } from '../db/schema/content-data.ts';
import type { BodyPart, SourcePicture } from './html/blocks.ts';
import type { ItemIdentity } from './identity.ts';

/** A content as it will be stored. Its fields are sanitised: HTML is of the safe vocabulary, texts are single lines. */
export interface ContentDraft {
  readonly kind: ContentKind;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly kicker: string;
  readonly sectionId: number;
  /** By default the time of the import. */
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
  readonly authors: readonly string[];
  readonly multimedia: Multimedia | null;
  readonly commentsOpen: boolean;
  /** What its translations have in common; empty for none. */
  readonly translationKey: string;
  readonly event: EventData | null;
  readonly occurrences: readonly { readonly startsOn: string; readonly endsOn: string }[];
  /** The picture at its head and on its cards. What is undefined is no part of the fingerprint. */
  readonly pictureId?: string | undefined;
  readonly pictureCaption?: string | undefined;
}

/** A content as its source has it, with pictures that are yet to be had. */
export interface SourceDraft extends Omit<ContentDraft, 'body' | 'pictureId' | 'pictureCaption'> {
  readonly body: readonly BodyPart[];
  /** The picture at its head. */
  readonly lead: SourcePicture | undefined;
}

export interface Broadcast {
  readonly channelId: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Something is wrong with what is refused; what is left out, a draft or a page, is no content of a newspaper. */
export type NotTaken = 'refused' | 'left out';

interface Head {
  /** The line of the file on which the item begins. */
  readonly line: number;
  /** Its title, or another label for the report. */
  readonly label: string;
}

interface IdentifiedHead extends Head {
  readonly identity: ItemIdentity;
}

export type ImportItem =
  | (IdentifiedHead & { readonly type: 'content'; readonly draft: SourceDraft })
  | (IdentifiedHead & { readonly type: 'broadcast'; readonly broadcast: Broadcast })
  /** No longer published at the source. */
  | (IdentifiedHead & { readonly type: 'withdrawn'; readonly reason: string })
  | (Head & { readonly type: 'refused'; readonly reason: string })
  | (Head & { readonly type: 'left out'; readonly reason: string });
