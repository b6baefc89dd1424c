import { type AdPosition, SHOW_INDEX_AD_POSITIONS } from '@portada/contract';

/** An advertising slot as a template would write it; in a list, within an item. */
function createSlot(ad: AdPosition, inList: boolean): Element {
  const slot = document.createElement('portada-ad-slot');
  slot.setAttribute('position', JSON.stringify(ad));
  const item = document.createElement(inList ? 'li' : 'div');
  item.className = 'portada-show-index-ad';
  item.append(slot);
  return item;
}

/**
 * SHOW-07, reading 41: puts the slots among the cards, after the 6th, the 12th and the 18th; the same ones each time.
 */
export function withAds(ads: readonly AdPosition[], inList: boolean) {
  const slots = new Map<number, Element>();
  for (const ad of ads) {
    const position = SHOW_INDEX_AD_POSITIONS.find((known) => known === ad.position);
    if (position) slots.set(position, createSlot(ad, inList));
  }
  return (cards: readonly Element[]): Element[] =>
    cards.flatMap((card, index) => {
      const slot = slots.get(index + 1);
      return slot ? [card, slot] : [card];
    });
}

/** Updates the children of a node without moving existing ones, which would remount them. */
export function arrange(parent: Element, children: readonly Element[]): void {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, index) => {
    const there = parent.children[index];
    if (there !== child) parent.insertBefore(child, there ?? null);
  });
}
