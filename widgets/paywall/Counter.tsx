import type { PaywallMessage } from '@portada/contract';
import { useMessages } from '@portada/element';
import { classes } from '@portada/ui/part.ts';
import { messages } from './messages.ts';

/** More than anybody counts: a wrong figure of the server's must not cost the page. */
const MOST_DOTS = 100;

/** PAY-09 */
export function Counter({ message }: { message: PaywallMessage }) {
  const t = useMessages(messages);
  const { counterText } = message;
  const max = Math.max(0, Math.floor(message.maxConsumedContent));
  const count = Math.min(max, Math.max(0, Math.floor(message.numConsumedContent)));
  const dots = Array.from({ length: Math.min(max, MOST_DOTS) }, (_, index) => index + 1);
  return (
    <>
      {max > 0 && (
        <span
          aria-label={t('consumed', { count, max })}
          className="portada-paywall-dots"
          part="dots"
          role="img"
        >
          {dots.map((dot) => (
            <span
              key={dot}
              className={classes('portada-paywall-dot', dot <= count && 'portada-paywall-dot--filled')}
            />
          ))}
        </span>
      )}
      {counterText && <p className="portada-paywall-counter-text">{counterText}</p>}
    </>
  );
}
