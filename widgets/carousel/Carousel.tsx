import type { ContentCard } from '@portada/contract';
import { useHost, useStyles } from '@portada/element';
import { classes } from '@portada/ui/part.ts';
import { type Slide, Strip } from '@portada/ui/swiper/Strip.tsx';
import { slidesCss } from '@portada/ui/swiper/slides-css.ts';
import { useState } from 'react';
import { SlideCard } from './SlideCard.tsx';
import { EAGER_IMAGES_WIDE_ABOVE_PX, type TemplateName, templateNames, templates } from './templates.ts';
import { firstSeen, useServedCards } from './useServedCards.ts';

const figures = templateNames.map((name) =>
  slidesCss(`.portada-strip.portada-carousel--${name}`, templates[name].figures),
);
const figuresCss = `@layer portada {\n${figures.join('\n')}\n}`;

interface Props {
  template: TemplateName;
  label: string;
  items: readonly ContentCard[];
}

/** CARO-01: one slide per card of `items`, or per child of the server. */
export function Carousel({ template, label, items }: Props) {
  useStyles(figuresCss);
  const host = useHost();
  const { vertical = false, hasCounter = false, eager } = templates[template];
  // The reader may have scrolled the fallback before the widget mounted.
  const [start] = useState(() => (host ? firstSeen(host, vertical) : 0));
  const [isWide] = useState(() => matchMedia(`(width > ${EAGER_IMAGES_WIDE_ABOVE_PX}px)`).matches);
  const slots = useServedCards(host, items.length === 0);
  const eagerCount = isWide ? eager.wide : eager.narrow;

  const own = items
    // CARD-13: what stands for an advertising slot is no slide.
    .filter(({ position }) => position === null)
    .map(
      (card, index): Slide => ({
        id: `${index} ${card.id}`,
        content: <SlideCard card={card} eager={index < eagerCount} template={template} />,
      }),
    );
  const served = slots.map((name): Slide => ({ id: name, content: <slot name={name} /> }));
  const slides = own.length > 0 ? own : served;

  if (slides.length === 0) return null;
  return (
    <Strip
      key={template}
      className={classes('portada-carousel', `portada-carousel--${template}`)}
      hasCounter={hasCounter}
      label={label}
      slides={slides}
      start={start}
      vertical={vertical}
    />
  );
}
