import { useStore } from '@nanostores/react';
import type { Channel } from '@portada/contract';
import { $language } from '@portada/core';
import { isPlainClick } from '@portada/core/is-plain-click.ts';
import { useId, useMessages } from '@portada/element';
import { broadcastDayAt, daysAround } from '@portada/shared/broadcast-day.ts';
import { TIME_ZONE } from '@portada/shared/dates.ts';
import { dayAndMonth, weekdayOf } from '@portada/shared/day-names.ts';
import { dayAt } from '@portada/shared/days.ts';
import type { Elements } from '@portada/ui/part.ts';
import type { MouseEvent, ReactNode } from 'react';
import { type Choice, isSame } from './choice.ts';
import { messages } from './messages.ts';

interface Props {
  channels: readonly Channel[];
  choice: Choice;
  now: number;
  addressOf(choice: Choice): string;
  onChoose(choice: Choice): void;
}

/** Channels and days: links with an address of their own each, as the server writes them. */
export function Choices({ channels, choice, now, addressOf, onChoose }: Props) {
  const t = useMessages(messages);
  const language = useStore($language);
  // The calendar's: after midnight the broadcasting day is no longer today's.
  const today = dayAt(now, TIME_ZONE);
  const to = (other: Choice) => ({
    href: addressOf(other),
    isCurrent: isSame(other, choice),
    onFollow: () => onChoose(other),
  });
  return (
    <>
      <nav className="portada-guard portada-schedule-channels" aria-label={t('channels')}>
        {(['tv', 'radio'] as const).map((type) => (
          <Group key={type} name={t(type)}>
            {channels
              .filter((channel) => channel.type === type)
              .map(({ id, name }) => (
                <li key={id} className="portada-guard">
                  <ChoiceLink part="channel" {...to({ ...choice, channel: id })}>
                    {name}
                  </ChoiceLink>
                </li>
              ))}
          </Group>
        ))}
      </nav>
      <nav className="portada-guard" aria-label={t('days')}>
        <ul className="portada-guard portada-schedule-days">
          {daysAround(broadcastDayAt(now), choice.day).map((day) => (
            <li key={day} className="portada-guard">
              <ChoiceLink part="day" {...to({ ...choice, day })}>
                <time className="portada-guard portada-schedule-day" dateTime={day}>
                  <strong className="portada-guard portada-schedule-weekday">
                    {day === today ? t('today') : weekdayOf(day, language)}
                  </strong>{' '}
                  <span className="portada-guard">{dayAndMonth(day, language)}</span>
                </time>
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The channels of TV, or those of radio; nothing where there are none. */
function Group({ name, children }: { name: string; children: readonly Elements[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div className="portada-guard portada-schedule-group">
      <p className="portada-guard portada-schedule-type" id={id}>
        {name}
      </p>
      <ul className="portada-guard portada-schedule-list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

interface LinkProps {
  href: string;
  part: 'channel' | 'day';
  isCurrent: boolean;
  onFollow(): void;
  children: ReactNode;
}

/** A link that is followed without leaving the page, unless the reader asks for another tab or window. */
function ChoiceLink({ href, part, isCurrent, onFollow, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      className="portada-guard portada-schedule-choice"
      href={href}
      part={part}
      onClick={follow}
    >
      {children}
    </a>
  );
}
