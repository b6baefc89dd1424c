import { ALERT_AUTO_CLOSE_MS, type Alert } from '@portada/contract';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { useCountdown } from '@portada/ui/countdown/useCountdown.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { Link } from '@portada/ui/link/Link.tsx';
import CloseIcon from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { newAlerts, rememberAlert } from './alert-banner.store.ts';
import { messages } from './messages.ts';

interface Props {
  alerts: readonly Alert[];
}

export function AlertBanner({ alerts }: Props) {
  const t = useMessages(messages);
  const [closed, setClosed] = useState<readonly string[]>([]);
  // What is new is settled once per list: showing an alert must not take it out of the list while it shows.
  const [queue, setQueue] = useState(() => ({ alerts, waiting: newAlerts(alerts) }));
  if (queue.alerts !== alerts) setQueue({ alerts, waiting: newAlerts(alerts) });
  const current = queue.waiting.find(({ id }) => !closed.includes(id));

  return (
    <div role="status" aria-label={t('label')} className="portada-alert-banner">
      {current && (
        <AlertCard key={current.id} alert={current} onClose={() => setClosed([...closed, current.id])} />
      )}
    </div>
  );
}

interface CardProps {
  alert: Alert;
  onClose(): void;
}

/** ALRT-01, ALRT-02. Under the pointer, or with the focus in it, an alert stays (WCAG 2.2.1). */
function AlertCard({ alert: { id, title, text, link, image }, onClose }: CardProps) {
  const t = useMessages(messages);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => rememberAlert(id), [id]);
  useCountdown(ALERT_AUTO_CLOSE_MS, pointed || focused, onClose);

  return (
    <article
      className="portada-alert-banner-card"
      part="alert"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {image?.url && (
        <img
          className="portada-alert-banner-image"
          src={image.url}
          alt={image.alt}
          width="64"
          height="64"
          decoding="async"
        />
      )}
      <div className="portada-alert-banner-text">
        <p className="portada-alert-banner-title">
          {link?.href ? (
            <Link
              variant="plain"
              className="portada-alert-banner-link"
              href={link.href}
              rel={link.rel || undefined}
              target={link.target || undefined}
              title={link.title || undefined}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {text && <p>{text}</p>}
      </div>
      <Button variant="icon" className="portada-alert-banner-close" aria-label={t('close')} onClick={onClose}>
        <Icon of={CloseIcon} />
      </Button>
    </article>
  );
}
