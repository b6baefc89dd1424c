import { useMessages, useStore } from 'portada/element';
import { useMemo } from 'portada/react';
import { Retry, Skeleton } from 'portada/ui';
import { messages } from './messages.ts';
import { createTides } from './tides.store.ts';

interface Props {
  readonly harbour: string;
  readonly count: number | null;
  readonly notes: readonly string[];
}

export function Tides({ harbour, count, notes }: Props) {
  const t = useMessages(messages);
  const { $tides, load } = useMemo(() => createTides(harbour), [harbour]);
  const { status, name, tides } = useStore($tides);
  if (status === 'loading') return <Skeleton />;
  if (status === 'failed') return <Retry text={t('failed')} label={t('retry')} urgent onRetry={load} />;
  return (
    <section className="diari-tides">
      <h2>{t('title', { name })}</h2>
      {tides.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ul>
          {tides.slice(0, count ?? undefined).map(({ time, metres }) => (
            <li key={time}>{t('tide', { time, metres })}</li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
