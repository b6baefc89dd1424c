import { formatNumber } from '@portada/core';
import { useMessages } from '@portada/element';
import { useEffect, useEffectEvent, useState } from 'react';
import { createCounting } from './comment-counts.store.ts';
import { messages } from './messages.ts';

const ofNumber = 'data-comments-of';
const ofWords = 'data-comments-words-of';

const marked = (name: string) => [...document.querySelectorAll(`[${name}]`)];
const idsOf = (name: string) => marked(name).map((place) => place.getAttribute(name) ?? '');

function write(name: string, texts: ReadonlyMap<string, string>): void {
  for (const place of marked(name)) {
    const text = texts.get(place.getAttribute(name) ?? '');
    if (text !== undefined && place.textContent !== text) place.textContent = text;
  }
}

/** CARD-07 */
export function CommentCounts() {
  const t = useMessages(messages);
  const [countComments] = useState(createCounting);
  const renew = useEffectEvent(async () => {
    const counts = await countComments([...idsOf(ofNumber), ...idsOf(ofWords)]);
    write(ofNumber, new Map([...counts].map(([id, count]) => [id, formatNumber(count)])));
    write(
      ofWords,
      new Map([...counts].map(([id, count]) => [id, count === 1 ? t('one') : t('many', { count })])),
    );
  });
  useEffect(() => {
    const onCards = () => void renew();
    void renew();
    // With more results, and after a soft navigation, there are other cards.
    const events = ['portada:content-loaded', 'portada:page'];
    for (const event of events) document.addEventListener(event, onCards);
    return () => {
      for (const event of events) document.removeEventListener(event, onCards);
    };
  }, []);
  return <span className="portada-guard" hidden />;
}
