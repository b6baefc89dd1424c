import type { ContentCard, PlacedAd } from '@portada/contract';
import type { TemplateName } from '@portada/shared/card/template-names.ts';
import { Card } from '@portada/ui/features/card/Card.tsx';
import { createElement, memo } from 'react';
import { type Item, interleave } from './interleave.ts';

interface Props {
  cards: readonly ContentCard[];
  /** How many results stand before these. */
  offset: number;
  ads: readonly PlacedAd[];
  template: TemplateName | undefined;
}

/** Pictures that are in sight from the start. */
const EAGER = 2;

/** One page of the list; a further page does not draw this one again. */
export const ResultPage = memo(function ResultPage({ cards, offset, ads, template }: Props) {
  return interleave(cards, ads, offset).map((item) => (
    <Row key={keyOf(item)} item={item} template={template} />
  ));
});

function keyOf({ card, ad }: Item): string {
  return card ? card.id : `ad-${ad.position}-${ad.id}`;
}

function Row({ item: { card, ad, index }, template }: { item: Item; template: TemplateName | undefined }) {
  if (!card) {
    return (
      <li className="portada-guard portada-searcher-ad">
        {createElement('portada-ad-slot', { position: JSON.stringify(ad) })}
      </li>
    );
  }
  return (
    <li className="portada-guard portada-searcher-item" data-id={card.id}>
      <Card card={card} eager={index < EAGER} level={3} template={template} />
    </li>
  );
}
