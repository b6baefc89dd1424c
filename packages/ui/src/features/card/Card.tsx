import type { ContentCard } from '@portada/contract';
import { createElement, memo } from 'react';
import { Html } from '../../html/Html.tsx';
import { Link } from '../../link/Link.tsx';
import { classes, usePartStyles } from '../../part.ts';
import { Byline } from './Byline.tsx';
import css from './card.css';
import { Named } from './Named.tsx';
import type { TemplateName } from './template-names.ts';
import { templateNamed, templateOf } from './templates.ts';
import { Visual } from './Visual.tsx';

export interface CardProps {
  card: ContentCard;
  /** The template, where the card's data does not decide it: a list of authors. */
  template?: TemplateName | undefined;
  /** Of its title. */
  level?: 2 | 3 | 4;
  /** Above the fold: its picture is loaded eagerly. */
  eager?: boolean;
}

/**
 * A card for any kind of content (CARD-01 to CARD-16), in a row of a list. All of it leads to the content, and what
 * has an address of its own leads there.
 */
export const Card = memo(function Card({
  card,
  template = templateOf(card),
  level = 2,
  eager = false,
}: CardProps) {
  usePartStyles(css);
  const drawn = templateNamed(template);
  const { Details } = drawn;
  const Title = `h${level}` as const;
  return (
    <article className={classes('portada-guard portada-card', `portada-card--${template}`)} part="card">
      <div className="portada-guard portada-card-text">
        <Labels card={card} />
        <Title className="portada-guard portada-card-title">
          <Link className="portada-card-link" href={card.url} variant="plain">
            {card.title}
          </Link>
        </Title>
        {Details && <Details card={card} />}
        {card.description && (
          <Html as="p" className="portada-guard portada-card-description" html={card.description} />
        )}
        {drawn.byline && <Byline card={card} />}
        {drawn.shared && card.shareUrl && <Share card={card} />}
      </div>
      <Visual card={card} eager={eager} template={drawn} />
    </article>
  );
});

/** CARD-03: where it belongs, and the line above its title. */
function Labels({ card: { category, kicker } }: { card: ContentCard }) {
  if (!category?.name && !kicker?.text) return null;
  return (
    <p className="portada-guard portada-card-labels">
      {category?.name && (
        <span className="portada-guard portada-card-category">
          <Named of={category} />
        </span>
      )}
      {kicker?.text && (
        <span className="portada-guard portada-card-kicker" title={kicker.title || undefined}>
          <Named of={{ name: kicker.text, url: kicker.url }} />
        </span>
      )}
    </p>
  );
}

/** CARD-08: a nested widget, started by the loader like any other. */
function Share({ card: { shareUrl, title } }: { card: ContentCard }) {
  return createElement('portada-share-bar', {
    class: 'portada-card-share',
    url: shareUrl,
    heading: title,
  });
}
