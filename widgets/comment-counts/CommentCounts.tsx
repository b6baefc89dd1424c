import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { type CommentCount, cardCommentCount } from '@portada/shared/comments/count.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { createCounting } from './comment-counts.store.ts';
import { messages } from './messages.ts';

const ofNumber = 'data-comments-of';
const ofWords = 'data-comments-words-of';

const marked = (name: string) => [...document.querySelectorAll(`[${name}]`)];
const idsOf = (name: string) => marked(name).map((element) => element.getAttribute(name) ?? '');

type Counts = ReadonlyMap<string, CommentCount | null>;

/** Where a card tells of no comments its place is left empty; what was not counted stays as it is. */
function write(name: string, counts: Counts, part: keyof CommentCount): void {
  for (const element of marked(name)) {
    const count = counts.get(element.getAttribute(name) ?? '');
    const text = count === null ? '' : count?.[part];
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  }
}

/** CARD-07 */
export function CommentCounts() {
  const t = useMessages(messages);
  const [countComments] = useState(createCounting);
  const renew = useEffectEvent(async () => {
    const amounts = await countComments([...idsOf(ofNumber), ...idsOf(ofWords)]);
    const words = { language: $language.get(), say: t };
    const keys = { one: 'one', many: 'many' } as const;
    const counts = new Map(
      [...amounts].map(([id, numComments]) => [
        id,
        cardCommentCount({ showComments: true, numComments }, words, keys),
      ]),
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
