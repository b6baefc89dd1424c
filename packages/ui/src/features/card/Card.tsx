import type { ContentCard } from '@portada/contract';
import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { type CardModel, cardModel } from '@portada/shared/card/model.ts';
import type { TemplateName } from '@portada/shared/card/template-names.ts';
import { createElement, memo, type ReactNode } from 'react';
import { Html } from '../../html/Html.tsx';
import { Link } from '../../link/Link.tsx';
import { classes, usePartStyles } from '../../part.ts';
import { Byline } from './Byline.tsx';
import css from './card.css';
import { Details } from './Details.tsx';
import { cardMessages } from './messages.ts';
import { NameLink } from './NameLink.tsx';
import { Visual } from './Visual.tsx';

export interface CardProps {
  card: ContentCard;
  /** The template, where the card's data does not decide it: a list of authors. */
  template?: TemplateName | undefined;
  /** Of its title. */
  level?: 2 | 3 | 4;
  /** Above the fold: its picture is loaded eagerly. */
  eager?: boolean;
  /** Its title or its summary with marks in it; nothing where there is nothing to mark. */
  mark?: ((text: string) => ReactNode) | undefined;
}

/**
 * A card for any kind of content (CARD-01 to CARD-16), in a row of a list. All of it leads to the content, and what
 * has an address of its own leads there.
 */
export const Card = memo(function Card({ card, template, level = 2, eager = false, mark }: CardProps) {
  usePartStyles(css);
  const say = useMessages(cardMessages);
  const model = cardModel(card, { language: $language.get(), say }, template);
  const Title = `h${level}` as const;
  return (
    <article className={classes('portada-guard portada-card', `portada-card--${model.template}`)} part="card">
      <div className="portada-guard portada-card-text">
        <Labels model={model} />
        <Title className="portada-guard portada-card-title">
          <Link className="portada-card-link" href={card.url} variant="plain">
            {mark?.(card.title) ?? card.title}
          </Link>
        </Title>
        <Details model={model} />
        {card.description && <Summary html={card.description} marked={mark?.(card.description)} />}
        {model.byline && <Byline {...model.byline} />}
        {model.shareUrl && <Share heading={card.title} url={model.shareUrl} />}
      </div>
      <Visual eager={eager} model={model} />
    </article>
  );
});

function Summary({ html, marked }: { html: string; marked: ReactNode }) {
  const className = 'portada-guard portada-card-description';
  return marked ? <p className={className}>{marked}</p> : <Html as="p" className={className} html={html} />;
}

/** CARD-03: where it belongs, and the line above its title. */
function Labels({ model: { category, kicker } }: { model: CardModel }) {
  if (!category && !kicker) return null;
  return (
    <p className="portada-guard portada-card-labels">
      {category && (
        <span className="portada-guard portada-card-category">
          <NameLink of={category} />
        </span>
      )}
      {kicker && (
        <span className="portada-guard portada-card-kicker" title={kicker.title || undefined}>
          <NameLink of={kicker} />
        </span>
      )}
    </p>
  );
}

/** CARD-08: a nested widget, started by the loader like any other. */
function Share({ url, heading }: { url: string; heading: string }) {
  return createElement('portada-share-bar', { class: 'portada-card-share', url, heading });
}
