/** Puts the pictures of a content where its source had them, as far as they can be had. */
import { escapeHtml } from '../../strings/escape-html.ts';
import { plain } from '../../texts/format.ts';
import type { BodyPart, Figure, SourcePicture } from '../html/blocks.ts';
import type { ContentDraft, SourceDraft } from '../items.ts';
import type { ImportedPictures, KeptPicture, Pictures } from './picture-store.ts';

const MOST_PICTURES = 60;

/** A picture that is left out, and why. */
export interface LeftOutPicture {
  readonly url: string;
  readonly reason: string;
}

export interface Illustrated {
  readonly draft: ContentDraft;
  readonly kept: number;
  readonly leftOut: readonly LeftOutPicture[];
}

export async function illustrate(source: SourceDraft, store: ImportedPictures): Promise<Illustrated> {
  const { body, lead, ...rest } = source;
  const figures = body.filter(isFigure);
  const all = new Map([lead ?? [], ...figures].flat().map((picture) => [picture.url, picture]));
  const wanted = [...all.values()];
  const pictures = await store.get(wanted.slice(0, MOST_PICTURES));
  const head = lead && pictures.kept.get(lead.url);
  const twin = lead && figures.find((figure) => isSameFile(figure, lead));
  const draft: ContentDraft = {
    ...rest,
    body: body
      .filter((part) => !(head && isFigure(part) && isSameFile(part, lead)))
      .map((part) => htmlOf(part, pictures))
      .filter(Boolean)
      .join('\n'),
    ...(head && {
      pictureId: head.id,
      pictureCaption: plain(lead.caption || (twin?.caption ?? '')),
    }),
  };
  return { draft, kept: pictures.kept.size, leftOut: leftOut(pictures, wanted) };
}

function leftOut({ lacking }: Pictures, wanted: readonly SourcePicture[]): LeftOutPicture[] {
  const told = [...lacking].map(([url, reason]) => ({ url, reason }));
  const tooMany = wanted[MOST_PICTURES];
  const reason = `an item has at most ${MOST_PICTURES} pictures: this one and those after it are not fetched`;
  return tooMany ? [...told, { url: tooMany.url, reason }] : told;
}

function isFigure(part: BodyPart): part is Figure {
  return typeof part !== 'string';
}

function htmlOf(part: BodyPart, { kept }: Pictures): string {
  if (!isFigure(part)) return part;
  const picture = kept.get(part.url);
  return picture ? figureHtml(part, picture) : part.otherwise;
}

function figureHtml(figure: Figure, { id, width, height }: KeptPicture): string {
  const caption = captionOf(figure);
  const img = `<img src="/imagenes/${id}" alt="${escapeHtml(figure.alt)}" width="${width}" height="${height}">`;
  return `<figure>${img}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** Inline HTML. The word for a photograph is the same in Spanish and in Catalan. */
function captionOf({ caption, credit }: SourcePicture): string {
  return [caption, credit && `Foto: ${escapeHtml(credit)}`].filter(Boolean).join(' ');
}

/** WordPress has every picture in several sizes: `faro-300x200.jpg` is `faro.jpg`. */
function isSameFile(one: SourcePicture, other: SourcePicture): boolean {
  return wholeSize(one.url) === wholeSize(other.url);
}

function wholeSize(url: string): string {
  return url.replace(/-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/, '');
}
