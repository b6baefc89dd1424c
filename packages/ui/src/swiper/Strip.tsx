import { useId, useMessages } from '@portada/element';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../part.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { StripView } from './geometry.ts';
import { stripMessages } from './messages.ts';
import { StripArrows } from './StripArrows.tsx';
import { useStrip } from './useStrip.ts';

export interface Slide {
  readonly id: string;
  readonly content: ReactNode;
  /** What it stands for is on now. */
  readonly current?: boolean;
}

export interface StripProps {
  /** What the strip shows; with it the strip is a region of the page. */
  label?: string;
  slides: readonly Slide[];
  vertical?: boolean;
  /** The slide to begin with, and to go to when it becomes another one, while the one before is in sight. */
  start?: number;
  /** Shows at which of all the slides the reader is; for strips that show one at a time. */
  hasCounter?: boolean;
  /** Has the focus from the start, so that the arrow keys work at once; for strips that fill a dialog. */
  focused?: boolean;
  /** How many slides are seen at once is said by a class of the caller's, as `--_slides`. */
  className?: string;
  /** Told where the strip stands whenever that changes. */
  onView?: (view: StripView) => void;
}

/**
 * A carousel by the ARIA pattern: a named region, slides that say which of how many they are, buttons, arrow keys. It
 * never moves by itself. For shadow roots: it has no guard against a page's own rules.
 */
export function Strip(props: StripProps) {
  const { label, slides, vertical = false, start = 0, hasCounter, focused, className, onView } = props;
  const t = useMessages(stripMessages);
  const id = useId();
  const count = slides.length;
  const [moved, setMoved] = useState(false);
  const { ref, view, show } = useStrip({ count, vertical, start, onKey: () => setMoved(true) });
  useEffect(() => onView?.(view), [onView, view]);
  const section = useRef<HTMLElement>(null);
  // After the dialog has opened around it, and has noted where the focus was.
  useEffect(() => {
    if (focused) section.current?.querySelector<HTMLElement>('.portada-strip-window')?.focus();
  }, [focused]);

  const onMove = (direction: -1 | 1) => {
    const step = Math.max(1, view.last - view.first + 1);
    setMoved(true);
    show(Math.min(Math.max(view.first + direction * step, 0), count - 1));
  };
  const place = { first: view.first + 1, last: view.last + 1, count };

  return (
    <section
      ref={section}
      aria-label={label || t('unnamed')}
      aria-roledescription={t('carousel')}
      className={classes('portada-strip', vertical && 'portada-strip--vertical', className)}
      part="strip"
      {...(label ? {} : { role: 'group' })}
    >
      <StripArrows controls={id} vertical={vertical} view={view} onMove={onMove} />
      <div ref={ref} className="portada-strip-window" id={id} {...(focused && { tabIndex: 0 })}>
        <div className="portada-strip-track">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: by the ARIA pattern a slide is a group
            <div
              key={slide.id}
              aria-current={slide.current || undefined}
              aria-label={t('place', { place: index + 1, count })}
              aria-roledescription={t('slide')}
              className="portada-strip-slide"
              part="slide"
              role="group"
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {hasCounter && (
        <p aria-hidden="true" className="portada-strip-counter" part="counter">
          {`${place.first} / ${count}`}
        </p>
      )}
      <VisuallyHidden role="status">
        {moved ? t(view.first === view.last ? 'one' : 'several', place) : ''}
      </VisuallyHidden>
    </section>
  );
}
