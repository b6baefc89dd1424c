import { useStore } from '@nanostores/react';
import type { Alert } from '@portada/contract';
import { $page, safePictureUrl } from '@portada/core';
import { useEmit, useMessages, useStyles } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { useCountdown } from '@portada/ui/countdown/useCountdown.ts';
import { $paywallLayer } from '@portada/ui/dialog/paywall-layer.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { lazyModule, useLazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { usePageLanguage } from '@portada/ui/page-language.ts';
import CloseIcon from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useState } from 'react';
import css from './alert-banner.css';
import { rememberAlert } from './alert-banner.store.ts';
import { messages } from './messages.ts';

const pushSwitch = lazyModule(() => import('@portada/ui/features/push/PushSwitch.tsx'));

/** ALRT-02 */
export const ALERT_AUTO_CLOSE_MS = 7_000;

interface CardProps {
  alert: Alert;
  onClose(): void;
}

/** One layer at a time: an alert waits until the paywall's layer is closed, and its timer starts then. */
export function AlertCard(props: CardProps) {
  useStyles(css);
  return useStore($paywallLayer) ? null : <Card {...props} />;
}

/** ALRT-01, ALRT-02. Under the pointer, or with the focus in it, an alert stays (WCAG 2.2.1). */
function Card({ alert: { id, title, text, link, image }, onClose }: CardProps) {
  const t = useMessages(messages);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const emit = useEmit();
  const { push } = useStore($page).webFeatures;
  const [isOnline] = useState(() => navigator.onLine);
  const picture = safePictureUrl(image?.url);
  useEffect(() => {
    rememberAlert(id);
    emit('portada:alert', { alertId: id, action: 'shown' });
  }, [id, emit]);
  const leave = (action: 'closed' | 'expired') => {
    emit('portada:alert', { alertId: id, action });
    onClose();
  };
  useCountdown(ALERT_AUTO_CLOSE_MS, pointed || focused, () => leave('expired'));

  return (
    <article
      className="portada-alert-banner-card"
      part="alert"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {picture && (
        <img
          className="portada-alert-banner-image"
          src={picture}
          alt={image?.alt}
          width="64"
          height="64"
          decoding="async"
        />
      )}
      <div className="portada-alert-banner-text" lang={usePageLanguage()}>
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
        {push && isOnline && <LazyPushSwitch />}
      </div>
      <Button
        variant="icon"
        className="portada-alert-banner-close"
        aria-label={t('close')}
        onClick={() => leave('closed')}
      >
        <Icon of={CloseIcon} />
      </Button>
    </article>
  );
}

/** For sites that offer it. Without its code the alert is told all the same. */
function LazyPushSwitch() {
  const part = useLazyModule(pushSwitch);
  return (
    part && (
      <div className="portada-alert-banner-push">
        <part.PushSwitch />
      </div>
    )
  );
}
