import { useId } from '@portada/element';
import ErrorIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
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
  /** The current errors, in the order of the fields. */
  errors: readonly SummedError[];
  /** How often an invalid form has been submitted: each time the summary takes the focus. It is hidden while 0. */
  round: number;
  /** Moves the focus to a field. */
  onPick: (name: string) => void;
}

/** The error summary on top of a long form, with a link to each invalid field. */
export function ErrorSummary({ title, errors, round, onPick }: ErrorSummaryProps) {
  usePartStyles(noticeCss);
  usePartStyles(css);
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  const announced = useRef(0);
  // The errors may be rendered after `round` changes.
  useEffect(() => {
    if (round === announced.current || !summary.current) return;
    announced.current = round;
    summary.current.focus();
  });
  if (round === 0 || errors.length === 0) return null;
  return (
    <section
      ref={summary}
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
                  // Moves the focus without changing the page's hash.
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
