import type { TextSegment } from '@portada/shared/marked.ts';
import { usePartStyles } from '../part.ts';
import css from './marked.css';

/** A text with what was looked for marked. By nodes and never as HTML: the text comes from a server. */
export function MarkedText({ segments }: { segments: readonly TextSegment[] }) {
  usePartStyles(css);
  let index = 0;
  return segments.map(({ text, match }) => {
    const key = index;
    index += text.length;
    return match ? (
      <mark key={key} className="portada-guard portada-marked">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
