import { useStore } from '@nanostores/react';
import type { Channel, ScheduleCard } from '@portada/contract';
import { $language } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import { broadcastDayAt, startOfBroadcastDay } from '@portada/shared/broadcast-day.ts';
import { TIME_ZONE } from '@portada/shared/dates.ts';
import { longDay } from '@portada/shared/day-names.ts';
import { addDays, offsetAt } from '@portada/shared/days.ts';
import { nextChange } from '@portada/shared/on-air.ts';
import { useKeepFallbackUntil } from '@portada/ui/fallback/useKeepFallbackUntil.ts';
import { uiMessages } from '@portada/ui/messages.ts';
import { More } from '@portada/ui/more/More.tsx';
import { useNow } from '@portada/ui/now/useNow.ts';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Broadcasts } from './Broadcasts.tsx';
import { Choices } from './Choices.tsx';
import type { Choice } from './choice.ts';
import { messages } from './messages.ts';
import { createScheduleStore, type ScheduleState } from './schedule.store.ts';

interface Props {
  channels: readonly Channel[];
  channel: string;
  day: string;
  items: readonly ScheduleCard[];
}

/** The moment of the drawing: it moves on with what is on, and with the day. */
function useMoment(items: readonly ScheduleCard[] | undefined): number {
  return useNow(
    useCallback(
      (now: number) => {
        const tomorrow = startOfBroadcastDay(addDays(broadcastDayAt(now), 1)).getTime();
        return Math.min(nextChange(items ?? [], now) ?? tomorrow, tomorrow);
      },
      [items],
    ),
  );
}

/** SCHD-04 */
export function Schedule({ channels, channel, day, items }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const store = useMemo(
    () => createScheduleStore({ channels, channel, day, items }),
    [channels, channel, day, items],
  );
  const state = useStore(store.$state);
  const { choice, listing, status, tooMany } = state;
  const now = useMoment(listing?.items);
  const today = broadcastDayAt(now);
  const served = useKeepFallbackUntil(listing !== undefined);
  const [chosen, setChosen] = useState(false);
  const retried = useRef(false);

  useEffect(() => {
    void store.load();
    const leave = store.followHistory();
    return () => {
      leave();
      store.stop();
    };
  }, [store]);
  useEffect(() => store.changeToday(today), [store, today]);

  const choose = (next: Choice) => {
    retried.current = false;
    setChosen(true);
    store.choose(next);
  };
  const retry = () => {
    retried.current = true;
    void store.load();
  };

  // Where ours does not come the server's own list is something to go on with, and stays.
  if (served) return null;
  const hasFailed = status === 'failed' || status === 'retrying';
  return (
    <div className="portada-guard portada-schedule">
      <div className="portada-guard portada-schedule-frame">
        <Choices
          addressOf={store.addressOf}
          channels={channels}
          choice={choice}
          now={now}
          onChoose={choose}
        />
        <Title channels={channels} choice={hasFailed ? choice : (listing ?? choice)} id={id} now={now} />
        {hasFailed || !listing ? (
          <div className="portada-guard portada-schedule-place">
            <More
              failed={tooMany ? <TooManyNotice {...tooMany} /> : t('failed')}
              pages={0}
              state={status === 'failed' ? 'failed' : 'loading'}
              onPress={retry}
              onReach={() => undefined}
            />
          </div>
        ) : (
          <Broadcasts
            key={`${listing.channel} ${listing.day}`}
            busy={status === 'loading'}
            focused={retried}
            items={listing.items}
            label={id}
            now={now}
            type={channels.find((one) => one.id === listing.channel)?.type ?? 'tv'}
          />
        )}
      </div>
      <Outcome {...state} channels={channels} isAnnounced={chosen} />
    </div>
  );
}

const nameIn = (channels: readonly Channel[], id: string) =>
  channels.find((one) => one.id === id)?.name ?? '';

/** Whether the reader's clock shows another time than the publisher's. */
const isElsewhere = (now: number) => offsetAt(new Date(now)) !== offsetAt(new Date(now), TIME_ZONE);

interface TitleProps extends Pick<Props, 'channels'> {
  choice: Choice;
  id: string;
  now: number;
}

function Title({ channels, choice, id, now }: TitleProps) {
  const t = useMessages(messages);
  const language = useStore($language);
  return (
    <div className="portada-guard portada-schedule-head">
      <h2 className="portada-guard portada-schedule-title" id={id}>
        <span className="portada-guard">{nameIn(channels, choice.channel)}</span>{' '}
        <time className="portada-guard portada-schedule-date" dateTime={choice.day}>
          {longDay(choice.day, language)}
        </time>
      </h2>
      {isElsewhere(now) && <p className="portada-guard portada-schedule-zone">{t('zone')}</p>}
    </div>
  );
}

/** Announces the outcome of a choice to screen readers. */
function Outcome({
  channels,
  listing,
  status,
  isAnnounced,
}: ScheduleState & Pick<Props, 'channels'> & { isAnnounced: boolean }) {
  const t = useMessages(messages);
  const ui = useMessages(uiMessages);
  const language = useStore($language);
  const announcement = () => {
    if (!isAnnounced || status === 'failed') return '';
    if (status !== 'listed' || !listing) return ui('loading');
    const { length: count } = listing.items;
    if (count === 0) return t('none');
    const day = longDay(listing.day, language);
    return t(count === 1 ? 'one' : 'several', { channel: nameIn(channels, listing.channel), day, count });
  };
  return (
    <div className="portada-guard" role="status">
      <VisuallyHidden>{announcement()}</VisuallyHidden>
    </div>
  );
}
