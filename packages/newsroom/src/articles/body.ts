/**
 * Draws what a stored text has beside its words: pictures in the sizes of screens, tables that scroll in themselves,
 * and cards in the place of players and posts of other services.
 */
import { type AspectRatio, aspectRatios, CLIPPING_WIDTHS } from '@portada/contract';
import { clippingSrcset } from '@portada/shared/clipping.ts';
import { fill } from '@portada/shared/fill.ts';
import { type Embed, embedOf } from '../content/embeds.ts';
import { escapeHtml } from '../strings/escape-html.ts';
import { plain } from '../texts/format.ts';
import type { Texts } from '../texts/texts.ts';

const PICTURE = /<img src="(\/imagenes\/[\w-]+)" alt="([^"]*)" width="(\d+)" height="(\d+)">/g;
const TABLE = /<table>(?:\n<caption>(.*?)<\/caption>)?.*?<\/table>/gs;
const EMBED = /<figure><a href="([^"]*)">([^<]*)<\/a><\/figure>/g;
const SIZES = '(min-width: 1100px) 760px, 100vw';
/** How much of a picture may be cut off. */
const LARGEST_CUT = 0.12;

export function drawBody(html: string, t: Texts): string {
  return html
    .replace(PICTURE, (_all, src: string, alt: string, width: string, height: string) =>
      pictureHtml(src, alt, { width: Number(width), height: Number(height) }),
    )
    .replace(TABLE, (table, caption: string | undefined) =>
      tableHtml(table, plain(caption ?? '') || t.body.table),
    )
    .replace(EMBED, (figure, href: string, title: string) => {
      const embed = embedIn(href);
      return embed ? embedHtml(embed, title, t) : figure;
    });
}

/** The origins of the players and posts in a text. */
export function embedOriginsOf(html: string): string[] {
  const embeds = [...html.matchAll(EMBED)].map(([, href = '']) => embedIn(href));
  return [...new Set(embeds.flatMap((embed) => (embed ? new URL(embed.frameUrl).origin : [])))];
}

function embedIn(href: string): Embed | undefined {
  return embedOf(href.replaceAll('&amp;', '&'));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Clipped like all others; as it is where that would cut off what it shows: a poster, a diagram. */
function pictureHtml(src: string, alt: string, size: Size): string {
  const ratio = closestRatio(size);
  const { width, height } = size;
  const own = `width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"`;
  if (!ratio || width < CLIPPING_WIDTHS[0]) return `<img src="${src}" ${own}>`;
  const sources = (format: 'webp' | 'jpg') =>
    `srcset="${clippingSrcset(src, ratio, format, width)}" sizes="${SIZES}"`;
  return `<picture><source type="image/webp" ${sources('webp')}><img src="${src}" ${sources('jpg')} ${own}></picture>`;
}

function closestRatio({ width, height }: Size): AspectRatio | undefined {
  const [best] = aspectRatios
    .map((ratio) => ({ ratio, cut: cutOff(ratio, width / height) }))
    .sort((a, b) => a.cut - b.cut);
  return best && best.cut <= LARGEST_CUT ? best.ratio : undefined;
}

function cutOff(ratio: AspectRatio, own: number): number {
  const [across = 1, down = 1] = ratio.split('-').map(Number);
  const wanted = across / down;
  return 1 - Math.min(own, wanted) / Math.max(own, wanted);
}

function tableHtml(table: string, name: string): string {
  return `<div class="prose__table" role="region" tabindex="0" aria-label="${escapeHtml(name)}">${table}</div>`;
}

/** Nothing is asked of the provider before the reader presses the button, or allows it: see `embeds.js`. */
function embedHtml({ provider, vendor, url, frameUrl, shape }: Embed, title: string, t: Texts): string {
  const say = (text: string) => escapeHtml(fill(text, { provider }));
  const isNamed = title !== provider;
  const name = isNamed ? title : say(t.body.embedTitle);
  const data = `data-provider="${provider.toLowerCase()}"${vendor ? ` data-vendor="${vendor}"` : ''}`;
  return `<figure class="embed" ${data} data-frame="${escapeHtml(frameUrl)}" data-shape="${shape}" data-title="${name}">
${isNamed ? `<p class="embed__provider">${provider}</p>\n` : ''}<p class="embed__title">${name}</p>
<p class="embed__note">${say(t.body.embedNote)}</p>
<p class="embed__ways"><button class="quiet-button" type="button" hidden>${t.body.showEmbed}<span class="visually-hidden">: ${name}</span></button>
<a href="${escapeHtml(url)}">${say(t.body.openEmbed)}</a></p>
</figure>`;
}
