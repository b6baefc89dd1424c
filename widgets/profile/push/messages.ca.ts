import type { PushSectionKey } from './messages.ts';

export const messages: Record<PushSectionKey, string> = {
  title: 'Avisos en aquest navegador',
  text: 'T’avisem de l’última hora, i del més important de les seccions que triïs, encara que no tinguis el diari obert.',
};
