import { homeUrl, routeUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { messages } from './messages.ts';

type Kind = 'registered' | 'activation-error' | 'email-validated' | 'account-deleted';
type Place = 'login' | 'home';

/** Where to go on, the likeliest first. At login a reader who waits for the activation may ask for the mail again. */
const ways: Readonly<Record<Kind, readonly Place[]>> = {
  registered: ['home', 'login'],
  'activation-error': ['login', 'home'],
  'email-validated': ['login', 'home'],
  'account-deleted': ['home'],
};

interface Props {
  kind: Kind;
}

/** REG-10, REG-11, REG-12, ACCT-33 */
export function AccountNotice({ kind }: Props) {
  const t = useMessages(messages);
  const urls: Record<Place, string> = { login: routeUrl('login'), home: homeUrl() };
  return (
    <div className="portada-guard portada-account-notice">
      <h1 className="portada-guard portada-account-notice-title">{t(`${kind}.title`)}</h1>
      <p className="portada-guard portada-account-notice-text">{t(`${kind}.text`)}</p>
      <p className="portada-guard portada-account-notice-ways">
        {ways[kind].map((way, index) => (
          <ButtonLink key={way} variant={index === 0 ? 'primary' : 'quiet'} href={urls[way]}>
            {t(way)}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}
