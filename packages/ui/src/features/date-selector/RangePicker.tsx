import { useMessages } from '@portada/element';
import { dayAt, shortDay } from '@portada/shared/days.ts';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { uiMessages } from '../../messages.ts';
import { Notice } from '../../notice/Notice.tsx';
import { Spinner } from '../../spinner/Spinner.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import type { DayRange } from './date-range.ts';
import { dateSelectorMessages } from './messages.ts';
import { type LoadedCalendar, loadRangeCalendar } from './range-calendar.ts';

interface Props {
  value: DayRange | null;
  future: boolean;
  onPick: (range: DayRange) => void;
}

/** The two days of the range, in any order (DATE-05). */
export function RangePicker({ value, future, onPick }: Props) {
  const t = useMessages(dateSelectorMessages);
  const [first, setFirst] = useState<string>();
  const { calendar, failed, load } = useCalendar();

  const pick = (day: string) => {
    if (!first) setFirst(day);
    else onPick(day < first ? { start: day, end: first } : { start: first, end: day });
  };

  if (failed) {
    return (
      <>
        <Notice kind="error">{t('failed')}</Notice>
        <Button variant="secondary" onClick={load}>
          {t('retry')}
        </Button>
      </>
    );
  }
  if (!calendar) return <PickerSkeleton />;
  const { Calendar, locale } = calendar;
  const chosen = first ? { start: first } : { start: value?.start, end: value?.end };
  return (
    <div className="portada-guard portada-date-selector-range">
      <p className="portada-guard portada-date-selector-say" role="status">
        {first ? t('chooseEnd', { start: shortDay(first) }) : t('chooseStart')}
      </p>
      <Calendar {...chosen} locale={locale} max={future ? undefined : dayAt(new Date())} onPick={pick} />
    </div>
  );
}

/** Loads the library without suspending: if it fails, the presets must still work. */
function useCalendar() {
  const [calendar, setCalendar] = useState<LoadedCalendar>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadRangeCalendar().then(setCalendar, (error) => {
      console.error('Portada: the calendar did not load.', error);
      setFailed(true);
    });
  }, []);
  useEffect(load, [load]);
  return { calendar, failed, load };
}

function PickerSkeleton() {
  const t = useMessages(uiMessages);
  return (
    <div className="portada-guard portada-date-selector-range portada-date-selector-loading" role="status">
      <Spinner />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}
