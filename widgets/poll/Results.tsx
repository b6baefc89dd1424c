import { type Poll, pollShares } from '@portada/contract';
import { $language } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import { voteCount, votedOptions } from '@portada/shared/votes/poll.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import ChosenIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import { messages } from './messages.ts';

/** Each option with its votes, its share and a bar as long; what the reader chose is marked. */
export function Results({ poll }: { poll: Poll }) {
  const t = useMessages(messages);
  const words = { language: $language.get(), say: t };
  const shares = pollShares(poll);
  const chosen = votedOptions(poll);
  const id = useId();
  return (
    <ul className="portada-guard portada-poll-options" aria-label={t('results')}>
      {poll.options.map((option, index) => {
        const percent = shares[index] ?? 0;
        const share = t('percent', { percent });
        return (
          <li className="portada-guard portada-poll-option portada-poll-option--result" key={option.id}>
            <span className="portada-guard portada-poll-text" id={id + option.id}>
              {chosen.includes(option.id) && <OwnVote />}
              <span className="portada-guard">{option.text}</span>
            </span>
            <span className="portada-guard portada-poll-votes">{voteCount(option.votes, words)}</span>
            <span className="portada-guard portada-poll-percent">{share}</span>
            <meter
              aria-labelledby={id + option.id}
              className="portada-guard portada-poll-bar"
              max={100}
              min={0}
              value={percent}
            >
              {share}
            </meter>
          </li>
        );
      })}
    </ul>
  );
}

function OwnVote() {
  const t = useMessages(messages);
  return (
    <>
      <Icon of={ChosenIcon} className="portada-poll-yours" />
      <VisuallyHidden>{`${t('yours')}: `}</VisuallyHidden>
    </>
  );
}
