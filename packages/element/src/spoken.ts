import { primaryOf } from '@portada/core';

/** What a set of texts speaks. */
export interface Speaking {
  language(): string;
}

/**
 * Marks a widget with the language of its texts where that is not the page's (WCAG 3.1.2). One text in another language
 * is enough: a set says Spanish as soon as it lacks one.
 */
export function createMark(container: () => HTMLElement): (set: Speaking) => void {
  const sets = new Set<Speaking>();
  return (set) => {
    sets.add(set);
    const page = primaryOf(document.documentElement.lang);
    const foreign = [...sets].map((one) => one.language()).find((language) => primaryOf(language) !== page);
    if (foreign) container().lang = foreign;
    else container().removeAttribute('lang');
  };
}
