import { navigation, requestedBackUrl, socialLoginUrl } from '@portada/core';
import { isPlainClick } from '@portada/core/is-plain-click.ts';
import { useEmit, useMessages } from '@portada/element';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { messages } from './messages.ts';

const providers = { google: 'Google', apple: 'Apple', facebook: 'Facebook', twitter: 'X (Twitter)' };

/** LOGIN-03, LOGIN-04: links, since the provider's page is a page; it takes this one's place (reading 56). */
export function SocialLogins() {
  const t = useMessages(messages);
  const emit = useEmit();
  return (
    <ul className="portada-guard portada-login-social" aria-label={t('socialTitle')}>
      {Object.entries(providers).map(([provider, name]) => (
        <li key={provider} className="portada-guard">
          <ButtonLink
            variant="secondary"
            href={socialLoginUrl(provider, requestedBackUrl())}
            aria-label={t('socialProvider', { provider: name })}
            onClick={(event) => {
              emit('portada:login-start', { method: provider });
              if (!isPlainClick(event)) return;
              event.preventDefault();
              navigation.replace(event.currentTarget.href);
            }}
          >
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
