import type { Channel, ScheduleCard } from '@portada/contract';
import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { formatTime } from '@portada/shared/dates.ts';
import { indexInSight, isOver, isToCome, onAir } from '@portada/shared/on-air.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { classes } from '@portada/ui/part.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import { useInSight } from './useInSight.ts';

interface Props {
  /** In the order of their time. */
  items: readonly ScheduleCard[];
  now: number;
  type: Channel['type'];
  /** The id of what names the list. */
  label: string;
  busy: boolean;
  /** Whether the list takes the focus when it is loaded, from a button that was removed. */
  focused: RefObject<boolean>;
}

/** A day's broadcasts, which scroll in a box of their own; what is on is marked and in sight. */
export function Broadcasts({ items, now, type, label, busy, focused }: Props) {
  const t = useMessages(messages);
  const scroller = useRef<HTMLElement>(null);
  const current = onAir(items, now);
  // A show that is on twice may have one id.
  const rows = items.map((item, index) => ({ id: `${index} ${item.id}`, item }));
  useInSight(scroller, indexInSight(items, now), current !== undefined);
  useEffect(() => {
    if (focused.current) scroller.current?.focus({ preventScroll: true });
    focused.current = false;
  }, [focused]);
  return (
    <section
      ref={scroller}
      aria-busy={busy}
      aria-labelledby={label}
      className="portada-guard portada-schedule-place"
      part="list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {items.length === 0 ? (
        <p className="portada-guard portada-schedule-none">{t('none')}</p>
      ) : (
        <ol className="portada-guard portada-schedule-list">
          {rows.map(({ id, item }) => (
            <Broadcast
              key={id}
              isCurrent={item === current}
              isPast={isOver(item, now)}
              isToCome={isToCome(item, now)}
              item={item}
              type={type}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface BroadcastProps {
  item: ScheduleCard;
  type: Channel['type'];
  isCurrent: boolean;
  isPast: boolean;
  isToCome: boolean;
}

function Broadcast({ item, type, isCurrent, isPast, isToCome }: BroadcastProps) {
  const t = useMessages(messages);
  const { title, startTime, endTime, url, catchUp, calendar } = item;
  return (
    <li
      aria-current={isCurrent || undefined}
      className={classes('portada-guard portada-schedule-item', isPast && 'portada-schedule-item--past')}
      part="broadcast"
    >
      <p className="portada-guard portada-schedule-times">
        <Time date={startTime.date} />
        <span aria-hidden="true" className="portada-guard">
          –
        </span>
        <Time date={endTime.date} />
      </p>
      <p className="portada-guard portada-schedule-show">
        {url?.href ? (
          <Link href={url.href} variant="plain">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {isCurrent && <p className="portada-guard portada-schedule-now">{t('now')}</p>}
      {isPast && catchUp?.href && (
        <Follow href={catchUp.href} title={title} text={t(type === 'radio' ? 'listenAgain' : 'catchUp')} />
      )}
      {isToCome && calendar && <Follow href={calendar} title={title} text={t('toCalendar')} />}
    </li>
  );
}

/** What a reader can do with a broadcast that is not on. */
function Follow({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <p className="portada-guard portada-schedule-again">
      <Link className="portada-schedule-again-link" href={href}>
        <span className="portada-guard">{text}</span>
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Link>
    </p>
  );
}

function Time({ date }: { date: string }) {
  return (
    <time className="portada-guard portada-schedule-time" dateTime={date}>
      {formatTime(new Date(date), $language.get())}
    </time>
  );
}
