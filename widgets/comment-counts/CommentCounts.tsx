import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { type CommentCount, commentCount } from '@portada/shared/comments/count.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { createCounting } from './comment-counts.store.ts';
import { messages } from './messages.ts';

const ofNumber = 'data-comments-of';
const ofWords = 'data-comments-words-of';

const marked = (name: string) => [...document.querySelectorAll(`[${name}]`)];
const idsOf = (name: string) => marked(name).map((place) => place.getAttribute(name) ?? '');

function write(name: string, counts: ReadonlyMap<string, CommentCount>, part: keyof CommentCount): void {
  for (const place of marked(name)) {
    const text = counts.get(place.getAttribute(name) ?? '')?.[part];
    if (text !== undefined && place.textContent !== text) place.textContent = text;
  }
}

/** CARD-07 */
export function CommentCounts() {
  const t = useMessages(messages);
  const [countComments] = useState(createCounting);
  const renew = useEffectEvent(async () => {
    const amounts = await countComments([...idsOf(ofNumber), ...idsOf(ofWords)]);
    const words = { language: $language.get(), say: t };
    const counts = new Map(
      [...amounts].map(([id, amount]) => [id, commentCount(amount, words, { one: 'one', many: 'many' })]),
    );
    write(ofNumber, counts, 'count');
    write(ofWords, counts, 'words');
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
