import type { ScheduleCard } from '@portada/contract';
import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { formatTime } from '@portada/shared/dates.ts';
import { indexInSight, inOrder, nextChange, onAir } from '@portada/shared/on-air.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { useNow } from '@portada/ui/now/useNow.ts';
import { type Slide, Strip } from '@portada/ui/swiper/Strip.tsx';
import { useCallback, useMemo } from 'react';
import { messages } from './messages.ts';

interface Props {
  items: readonly ScheduleCard[];
  label: string;
}

/** SCHD-01 to SCHD-03 */
export function ScheduleCarousel({ items, label }: Props) {
  const t = useMessages(messages);
  const ordered = useMemo(() => inOrder(items), [items]);
  const now = useNow(useCallback((moment) => nextChange(ordered, moment), [ordered]));
  const current = onAir(ordered, now);
  const slides = ordered.map((item, index): Slide => {
    const isCurrent = item === current;
    return {
      id: `${index} ${item.id}`,
      current: isCurrent,
      content: <Broadcast current={isCurrent} item={item} />,
    };
  });
  return (
    <Strip
      className="portada-schedule-carousel"
      label={label || t('label')}
      slides={slides}
      start={indexInSight(ordered, now)}
    />
  );
}

function Broadcast({ item, current }: { item: ScheduleCard; current: boolean }) {
  const t = useMessages(messages);
  const { title, startTime, endTime, url } = item;
  return (
    <div className="portada-schedule-carousel-card">
      {current && <p className="portada-schedule-carousel-now">{t('now')}</p>}
      <p className="portada-schedule-carousel-times">
        <Time date={startTime.date} />
        <span aria-hidden="true">–</span>
        <Time date={endTime.date} />
      </p>
      <p className="portada-schedule-carousel-title">
        {url?.href ? (
          <Link
            className="portada-schedule-carousel-link"
            href={url.href}
            title={url.title && url.title !== title ? url.title : undefined}
            variant="plain"
          >
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
    </div>
  );
}

function Time({ date }: { date: string }) {
  return <time dateTime={date}>{formatTime(new Date(date), $language.get())}</time>;
}
