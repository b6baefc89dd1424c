import { useStore } from '@nanostores/react';
import { $language } from '@portada/core';

/** Texts of a story's own, in the language of the toolbar. */
export function useSay(): (es: string, ca: string) => string {
  const language = useStore($language);
  return (es, ca) => (language === 'ca' ? ca : es);
}
