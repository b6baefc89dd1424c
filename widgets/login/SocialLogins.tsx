import { requestedBackUrl, socialLoginUrl } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { messages } from './messages.ts';

const providers = { google: 'Google', apple: 'Apple', facebook: 'Facebook', twitter: 'X (Twitter)' };

/** LOGIN-03, LOGIN-04: plain links, since the provider's page is a page. */
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
            onClick={() => emit('portada:login-start', { method: provider })}
          >
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
