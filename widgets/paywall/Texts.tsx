import { safePictureUrl } from '@portada/core';
import { Button } from '@portada/ui/button/Button.tsx';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { Link } from '@portada/ui/link/Link.tsx';
import { wayTo } from './addresses.ts';
import type { LayoutProps } from './Message.tsx';

interface TextProps {
  of: string;
  name: string;
}

function Text({ of: text, name }: TextProps) {
  return text && <p className={`portada-paywall-${name}`}>{text}</p>;
}

interface LinkedProps extends TextProps {
  url: string;
  onPress(): void;
}

/** A text that is a link where it leads somewhere. */
function LinkedText({ of: text, name, url, onPress }: LinkedProps) {
  const href = wayTo(url);
  if (!text || !href) return <Text of={text} name={name} />;
  return (
    <p className={`portada-paywall-${name}`}>
      <Link href={href} onClick={onPress}>
        {text}
      </Link>
    </p>
  );
}

interface ActionProps extends Pick<LayoutProps, 'onClose' | 'onPress'> {
  text: string;
  url: string;
  variant: 'primary' | 'secondary';
}

/** What leads nowhere closes the message, where it can be closed: "Seguir leyendo". */
function Action({ text, url, variant, onClose, onPress }: ActionProps) {
  const href = wayTo(url);
  if (!text || !(href || onClose)) return null;
  if (href) {
    return (
      <ButtonLink href={href} variant={variant} onClick={onPress}>
        {text}
      </ButtonLink>
    );
  }
  const leave = () => {
    onPress();
    onClose?.();
  };
  return (
    <Button variant={variant} onClick={leave}>
      {text}
    </Button>
  );
}

/** PAY-06, PAY-07: all of a bottom bar and of a modal, as far as given. */
export function Texts({ message, onClose, onPress }: LayoutProps) {
  const { logo, principalText } = message;
  const logoSrc = safePictureUrl(logo?.src);
  return (
    <>
      <div className="portada-paywall-head">
        <LinkedText of={message.logoText} name="logo-text" url={message.logoUrl} onPress={onPress} />
        {logoSrc && <img alt={logo?.alt} className="portada-paywall-logo" decoding="async" src={logoSrc} />}
      </div>
      <div className="portada-paywall-words">
        <Text of={message.smallText} name="small" />
        {principalText && <h2 className="portada-paywall-principal">{principalText}</h2>}
      </div>
      <div className="portada-paywall-way">
        <Text of={message.aboveButtonText} name="above" />
        <div className="portada-paywall-actions">
          <Action
            text={message.buttonText}
            url={message.buttonUrl}
            variant="primary"
            onClose={onClose}
            onPress={onPress}
          />
          <Action
            text={message.button2Text}
            url={message.button2Url}
            variant="secondary"
            onClose={onClose}
            onPress={onPress}
          />
        </div>
        <Text of={message.underButtonText} name="under" />
      </div>
      <LinkedText of={message.bottomText} name="foot" url={message.bottomUrl} onPress={onPress} />
    </>
  );
}

/** PAY-08 */
export function FloatTexts({ message, onClose, onPress }: LayoutProps) {
  const { principalText } = message;
  return (
    <>
      <Text of={message.smallText} name="small" />
      {principalText && <h2 className="portada-paywall-principal">{principalText}</h2>}
      <div className="portada-paywall-actions">
        <Action
          text={message.buttonText}
          url={message.buttonUrl}
          variant="primary"
          onClose={onClose}
          onPress={onPress}
        />
      </div>
      <Text of={message.underButtonText} name="under" />
      <LinkedText of={message.bottomText} name="foot" url={message.bottomUrl} onPress={onPress} />
    </>
  );
}
