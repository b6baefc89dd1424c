import type { ContentCard, PlacedAd } from '@portada/contract';

/** A result, or the advertising that stands between two. */
export type Item =
  | { readonly card: ContentCard; readonly ad?: undefined; readonly index: number }
  | { readonly card?: undefined; readonly ad: PlacedAd; readonly index: number };

/**
 * The results of one page with the advertising between them (SEEK-21): an ad of position 6 stands after the sixth
 * result of the list, one of position 0 before the first. A result that is but a `position` is the place of an ad,
 * too (CARD-13).
 *
 * @param offset how many results stand before these
 */
export function interleave(cards: readonly ContentCard[], ads: readonly PlacedAd[], offset: number): Item[] {
  const adsAt = (position: number): Item[] =>
    ads.filter((ad) => ad.position === position).map((ad) => ({ ad, index: position }));
  const items: Item[] = offset === 0 ? adsAt(0) : [];
  let index = offset;
  for (const card of cards) {
    if (card.position !== null) {
      const { id, position } = card;
      items.push({ ad: ads.find((ad) => ad.position === position) ?? { id, position }, index });
      continue;
    }
    items.push({ card, index });
    index += 1;
    items.push(...adsAt(index));
  }
  return items;
}
