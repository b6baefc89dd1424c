import { useMessages, useStyles } from '@portada/element';
import DownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import LeftIcon from 'lucide/dist/esm/icons/chevron-left.mjs';
import RightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import UpIcon from 'lucide/dist/esm/icons/chevron-up.mjs';
import { Icon } from '../icons/Icon.tsx';
import { classes } from '../part.ts';
import type { StripView } from './geometry.ts';
import { stripMessages } from './messages.ts';
import css from './strip-arrows.css';

interface Props {
  /** The id of what the buttons move. */
  controls: string;
  view: StripView;
  vertical?: boolean;
  /** As high as a line of text, in a strip of links. */
  slim?: boolean;
  onMove(direction: -1 | 1): void;
}

const icons = { across: [LeftIcon, RightIcon], down: [UpIcon, DownIcon] } as const;

/**
 * The two buttons over a strip's ends, where there is more than fits. At an end the button stays and does nothing, so
 * that it keeps the focus.
 */
export function StripArrows({ controls, view, vertical = false, slim = false, onMove }: Props) {
  useStyles(css);
  const t = useMessages(stripMessages);
  if (!view.overflows) return null;
  const [Back, On] = icons[vertical ? 'down' : 'across'];
  const arrow = (direction: -1 | 1, isEnd: boolean) => {
    const way = direction < 0 ? 'previous' : 'next';
    return (
      <button
        aria-controls={controls}
        aria-disabled={isEnd}
        aria-label={t(way)}
        className={classes('portada-strip-arrow', `portada-strip-arrow--${way}`)}
        part={`arrow arrow-${way}`}
        type="button"
        onClick={() => {
          if (!isEnd) onMove(direction);
        }}
      >
        <Icon of={direction < 0 ? Back : On} />
      </button>
    );
  };
  return (
    <div
      className={classes(
        'portada-strip-arrows',
        vertical && 'portada-strip-arrows--vertical',
        slim && 'portada-strip-arrows--slim',
      )}
    >
      {arrow(-1, view.atStart)}
      {arrow(1, view.atEnd)}
    </div>
  );
}
