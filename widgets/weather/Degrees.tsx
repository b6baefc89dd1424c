import { useMessages } from '@portada/element';
import { classes } from '@portada/ui/part.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { messages } from './messages.ts';

/** A temperature: a figure to look at, and a sentence to listen to. */
export function Degrees({
  name,
  value,
  className,
}: {
  name: string;
  value: number | null;
  className?: string;
}) {
  const t = useMessages(messages);
  const degrees = value === null ? null : Math.round(value);
  return (
    <span className={classes('portada-guard', className)}>
      <VisuallyHidden>{`${name}: ${degrees === null ? t('noData') : t('degrees', { degrees })}`}</VisuallyHidden>
      <span aria-hidden="true" className="portada-guard">
        {degrees === null ? '–' : `${degrees}°`}
      </span>
    </span>
  );
}
