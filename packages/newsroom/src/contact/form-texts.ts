/** The contact form's texts without script; those shared with the widget are in the shared package. */
import type { Language } from '@portada/contract';
import { texts as ca } from '@portada/shared/texts/contact.ca.ts';
import { texts as es } from '@portada/shared/texts/contact.ts';
import * as phrasesCa from '@portada/shared/texts/phrases.ca.ts';
import * as phrasesEs from '@portada/shared/texts/phrases.ts';
import { texts as rulesCa } from '@portada/shared/texts/validation.ca.ts';
import { texts as rulesEs } from '@portada/shared/texts/validation.ts';

const spanish = {
  ...es,
  email: phrasesEs.email,
  consent: phrasesEs.privacyConsent,
  privacy: phrasesEs.privacyPolicy,
  title: 'Escríbenos',
  intro: 'No hace falta tener cuenta. Te contestaremos al correo que nos des.',
  sent: 'Gracias por escribirnos. Lo leerá quien puede contestarlo y te responderá al correo que nos has dado.',
  /** The form's error summary. */
  refused: 'Falta algo por corregir. Lo que has escrito sigue aquí.',
  /** Field errors, by the rule's key without `validation.` */
  rules: {
    ...rulesEs,
    'terms.required': 'Debes aceptar la política de privacidad.',
    pattern: 'Elige uno de los asuntos.',
  },
};

const catalan: typeof spanish = {
  ...ca,
  email: phrasesCa.email,
  consent: phrasesCa.privacyConsent,
  privacy: phrasesCa.privacyPolicy,
  title: 'Escriu-nos',
  intro: 'No cal tenir compte. Et respondrem al correu que ens donis.',
  sent: 'Gràcies per escriure’ns. El llegirà qui el pot contestar i et respondrà al correu que ens has donat.',
  refused: 'Falta alguna cosa per corregir. El que has escrit continua aquí.',
  rules: {
    ...rulesCa,
    'terms.required': 'Has d’acceptar la política de privacitat.',
    pattern: 'Tria un dels assumptes.',
  },
};

export type ContactFormTexts = typeof spanish;

export const contactFormTexts: Readonly<Record<Language, ContactFormTexts>> = { es: spanish, ca: catalan };

/** A field's error, by the key of the contract's rule. */
export function ruleText(key: string, { rules, refused }: ContactFormTexts): string {
  const texts: Readonly<Record<string, string>> = rules;
  return texts[key.replace(/^validation\./, '')] ?? refused;
}
