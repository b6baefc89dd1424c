const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** After "load more", moves the focus to the first link of the new cards, or to the first card. */
export function focusFirst(cards: readonly Element[]): void {
  const [first] = cards;
  const found = cards
    .flatMap((card) => [card, ...card.querySelectorAll(FOCUSABLE)])
    .find((element) => element.matches(FOCUSABLE));
  const target = found ?? first;
  if (!(target instanceof HTMLElement)) return;
  if (!found) target.tabIndex = -1;
  target.focus();
}
