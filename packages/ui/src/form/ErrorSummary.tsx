import { useId } from '@portada/element';
import ErrorIcon from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import noticeCss from '../notice/notice.css';
import { usePartStyles } from '../part.ts';
import css from './error-summary.css';

interface SummedError {
  /** The field's name in the form. */
  name: string;
  /** The id of its control. */
  id: string;
  text: string;
}

export interface ErrorSummaryProps {
  title: string;
  /** What is wrong now, in the order of the fields. */
  errors: readonly SummedError[];
  /** How often the form has been refused: each time the summary takes the focus. Before the first it does not show. */
  round: number;
  /** Brings the reader to a field. */
  onPick: (name: string) => void;
}

/** On top of a long form: what is wrong and where, each with a way to its field. */
export function ErrorSummary({ title, errors, round, onPick }: ErrorSummaryProps) {
  usePartStyles(noticeCss);
  usePartStyles(css);
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const announced = useRef(0);
  // The errors may be drawn later than the refusal is told.
  useEffect(() => {
    if (round === announced.current || !place.current) return;
    announced.current = round;
    place.current.focus();
  });
  if (round === 0 || errors.length === 0) return null;
  return (
    <section
      ref={place}
      aria-labelledby={titleId}
      className="portada-guard portada-notice portada-notice--error portada-error-summary"
      part="error-summary"
      tabIndex={-1}
    >
      <Icon of={ErrorIcon} />
      <div className="portada-guard portada-notice-text">
        <p className="portada-guard portada-error-summary-title" id={titleId}>
          {title}
        </p>
        <ul className="portada-guard">
          {errors.map(({ name, id, text }) => (
            <li key={name} className="portada-guard">
              <a
                className="portada-guard"
                href={`#${id}`}
                onClick={(event) => {
                  // The field takes the focus; the page's address is none of the form's business.
                  event.preventDefault();
                  onPick(name);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
