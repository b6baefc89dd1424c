import { formatNumber } from '@portada/core';
import { useMessages } from '@portada/element';
import { useEffect, useEffectEvent } from 'react';
import { fetchCounts } from './comment-counts.store.ts';
import { messages } from './messages.ts';

const ofNumber = 'data-comments-of';
const ofWords = 'data-comments-words-of';

const marked = (name: string) => [...document.querySelectorAll(`[${name}]`)];

function write(name: string, texts: ReadonlyMap<string, string>): void {
  for (const place of marked(name)) {
    const text = texts.get(place.getAttribute(name) ?? '');
    if (text !== undefined && place.textContent !== text) place.textContent = text;
  }
}

/** CARD-07 */
export function CommentCounts() {
  const t = useMessages(messages);
  const renew = useEffectEvent(async () => {
    const counts = await fetchCounts(marked(ofNumber).map((place) => place.getAttribute(ofNumber) ?? ''));
    write(ofNumber, new Map([...counts].map(([id, count]) => [id, formatNumber(count)])));
    write(
      ofWords,
      new Map(
        [...counts].map(([id, count]) => [
          id,
          count === 1 ? t('one') : t('many', { count: formatNumber(count) }),
        ]),
      ),
    );
  });
  useEffect(() => {
    const onLoaded = () => void renew();
    void renew();
    document.addEventListener('portada:content-loaded', onLoaded);
    return () => document.removeEventListener('portada:content-loaded', onLoaded);
  }, []);
  return <span className="portada-guard" hidden />;
}
