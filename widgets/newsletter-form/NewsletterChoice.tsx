import type { NewsletterOffer } from '@portada/contract';
import { plainText } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { FieldNotes, RequiredMark } from '@portada/ui/field/Field.tsx';
import { Link } from '@portada/ui/link/Link.tsx';
import type { ComponentProps } from 'react';
import { messages } from './messages.ts';

interface Props {
  newsletters: readonly NewsletterOffer[];
  error: string | undefined;
  /** The props of one newsletter's checkbox. */
  choice: (id: string) => ComponentProps<'input'>;
}

/** A checkbox for each newsletter, none of them ticked. */
export function NewsletterChoice({ newsletters, error, choice }: Props) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <fieldset
      className="portada-guard portada-newsletter-choice"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="portada-guard portada-newsletter-legend">
        <span className="portada-guard">{t('choose')}</span>
        <RequiredMark />
      </legend>
      {newsletters.map((newsletter) => (
        <Checkbox
          key={newsletter.id}
          label={plainText(newsletter.name)}
          hint={(newsletter.frequency || newsletter.sampleUrl) && <OfferDetails {...newsletter} />}
          {...choice(newsletter.id)}
        />
      ))}
      <FieldNotes id={id} error={error} hint={undefined} />
    </fieldset>
  );
}

/** How often it comes, and a past issue to read. */
function OfferDetails({ name, frequency, sampleUrl }: NewsletterOffer) {
  const t = useMessages(messages);
  return (
    <>
      {frequency && <span className="portada-guard">{sampleUrl ? `${frequency} · ` : frequency}</span>}
      {sampleUrl && (
        <Link href={sampleUrl} aria-label={t('sampleOf', { name: plainText(name) })}>
          {t('sample')}
        </Link>
      )}
    </>
  );
}
