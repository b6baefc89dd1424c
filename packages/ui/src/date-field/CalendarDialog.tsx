import { useMessages } from '@portada/element';
import { type ComponentType, useEffect, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from '../notice/Notice.tsx';
import { usePartStyles } from '../part.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { loadCalendar } from './calendar.ts';
import type { CalendarProps } from './DayCalendar.tsx';
import css from './date-field.css';
import { dateMessages } from './messages.ts';

interface Props extends CalendarProps {
  open: boolean;
  onClose: () => void;
}

/** The calendar's dialog, beside its field where there is room. */
export function CalendarDialog({ open, onClose, ...calendar }: Props) {
  usePartStyles(css);
  const t = useMessages(dateMessages);
  return (
    <Dialog open={open} className="portada-date-dialog" title={t('title')} titleHidden onClose={onClose}>
      <LazyCalendar {...calendar} />
    </Dialog>
  );
}

/** Loads the calendar without suspending: if it fails, the form must not fail with it. */
function LazyCalendar(props: CalendarProps) {
  const t = useMessages(dateMessages);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    loadCalendar().then(
      (loaded) => current && setCalendar(() => loaded),
      (error) => {
        console.error('Portada: the calendar did not load; dates can be typed.', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, []);
  if (failed) return <Notice kind="error">{t('failed')}</Notice>;
  return Calendar ? <Calendar {...props} /> : <CalendarSkeleton />;
}

function CalendarSkeleton() {
  const t = useMessages(uiMessages);
  return (
    <div className="portada-guard portada-date-loading" role="status">
      <Spinner />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}
