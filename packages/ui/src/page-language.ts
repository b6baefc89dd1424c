import { useHost } from '@portada/element';

/**
 * The language of what the page gave the widget: titles, names. It is written on those where the widget's own texts may
 * be in another language, which marks all of the widget (WCAG 3.1.2).
 */
export function usePageLanguage(): string | undefined {
  const host = useHost();
  // In a shadow root of the page the document says it.
  const owner = host?.closest<HTMLElement>('[lang]') ?? document.documentElement;
  return owner.lang || undefined;
}
