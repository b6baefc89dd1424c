import type { AdPosition } from '@portada/contract';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { arrange, withAds } from './server-cards.ts';

interface Props {
  /** The server-rendered cards; cards are only ever appended. */
  cards: readonly Element[];
  /** The advertising positions for this width of screen. */
  ads: readonly AdPosition[];
  /** Another list is on its way. */
  busy: boolean;
}

/** SHOW-03: a list where the server draws list items. */
export function ShowGrid({ cards, ads, busy }: Props) {
  const grid = useRef<HTMLElement>(null);
  const setPlace = (element: HTMLElement | null) => {
    grid.current = element;
  };
  const Tag = cards[0]?.localName === 'li' ? 'ul' : 'div';
  const slots = useMemo(() => withAds(ads, Tag === 'ul'), [ads, Tag]);
  useLayoutEffect(() => {
    if (grid.current) arrange(grid.current, slots(cards));
  }, [cards, slots]);
  return (
    <Tag
      ref={setPlace}
      aria-busy={busy}
      className="portada-guard portada-guest portada-show-index-grid"
      part="grid"
    />
  );
}
