import { useLayoutEffect, useState } from 'react';

/** What a server writes inside the element besides its cards. */
const NO_CARDS = 'script, style, template, noscript, link';

function cardsOf(host: Element): Element[] {
  return [...host.children].filter((child) => !child.matches(NO_CARDS));
}

/** A pixel's fraction is no scrolling. */
const SLACK_PX = 2;

/** The card that the reader has scrolled the fallback to. */
export function firstSeen(host: Element, vertical: boolean): number {
  const side = vertical ? 'top' : 'left';
  const edge = host.getBoundingClientRect()[side] - SLACK_PX;
  return Math.max(
    0,
    cardsOf(host).findIndex((card) => card.getBoundingClientRect()[side] >= edge),
  );
}

/**
 * The server's cards, each in a slot of its own; the names of the slots are answered, in order. The cards stay where
 * the server wrote them, in the page's own tree, with its styles and scripts; cards that come later are taken too.
 */
export function useServedCards(host: Element | null, wanted: boolean): readonly string[] {
  const [cards, setCards] = useState<readonly Element[]>(() => (host && wanted ? cardsOf(host) : []));

  useLayoutEffect(() => {
    if (!host || !wanted) return;
    const look = () =>
      setCards((before) => {
        const now = cardsOf(host);
        return sameCards(before, now) ? before : now;
      });
    look();
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true });
    return () => {
      observer.disconnect();
      setCards([]);
    };
  }, [host, wanted]);

  useLayoutEffect(() => {
    // Not by `entries()`, which Prototype.js has replaced by another.
    cards.forEach((card, index) => {
      card.slot = slotName(index);
    });
    return () => {
      for (const card of cards) card.removeAttribute('slot');
    };
  }, [cards]);

  return cards.map((_, index) => slotName(index));
}

function sameCards(some: readonly Element[], others: readonly Element[]): boolean {
  return some.length === others.length && some.every((card, index) => card === others[index]);
}

function slotName(index: number): string {
  return `portada-slide-${index}`;
}
