import type { ContentCard, PlacedAd } from '@portada/contract';
import type { TemplateName } from '@portada/shared/card/template-names.ts';
import { marksIn } from '@portada/shared/marked.ts';
import { Card, type CardProps } from '@portada/ui/features/card/Card.tsx';
import { MarkedText } from '@portada/ui/marked/MarkedText.tsx';
import { createElement, memo, useCallback } from 'react';
import { type Item, interleave } from './interleave.ts';

interface Props {
  cards: readonly ContentCard[];
  /** How many results stand before these. */
  offset: number;
  ads: readonly PlacedAd[];
  template: TemplateName | undefined;
  /** What the search has looked for; the same array while its results are shown. */
  marks: readonly string[];
}

/** Pictures that are in sight from the start. */
const EAGER = 2;

/** One page of the list; a further page does not draw this one again. */
export const ResultPage = memo(function ResultPage({ cards, offset, ads, template, marks }: Props) {
  const mark = useCallback(
    (text: string) => {
      const segments = marksIn(text, marks);
      return segments && <MarkedText segments={segments} />;
    },
    [marks],
  );
  return interleave(cards, ads, offset).map((item) => (
    <Row key={keyOf(item)} item={item} mark={mark} template={template} />
  ));
});

function keyOf({ card, ad }: Item): string {
  return card ? card.id : `ad-${ad.position}-${ad.id}`;
}

interface RowProps {
  item: Item;
  template: TemplateName | undefined;
  mark: CardProps['mark'];
}

function Row({ item: { card, ad, index }, template, mark }: RowProps) {
  if (!card) {
    return (
      <li className="portada-guard portada-searcher-ad">
        {createElement('portada-ad-slot', { position: JSON.stringify(ad) })}
      </li>
    );
  }
  return (
    <li className="portada-guard portada-searcher-item" data-id={card.id}>
      <Card card={card} eager={index < EAGER} level={3} mark={mark} template={template} />
    </li>
  );
}
