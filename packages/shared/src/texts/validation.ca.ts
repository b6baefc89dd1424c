import type { Key } from './validation.ts';

export const texts: Readonly<Record<Key, string>> = {
  'email.required': 'Escriu el teu correu electrònic.',
  'name.required': 'Escriu el teu nom.',
  'title.required': 'Escriu un títol.',
  'text.required': 'Escriu un text.',
  'question.required': 'Escriu la teva pregunta.',
  'message.required': 'Escriu el teu missatge.',
  'file.required': 'Tria un fitxer.',
  'email.invalid': 'Revisa el correu electrònic: ha de tenir la forma nom@exemple.cat.',
  'email.letters':
    'No podem enviar correus a adreces amb lletres com «à» o «ç» abans de l’arrova. Fes-ne servir una altra.',
  tooShort: 'El text és massa curt.',
  tooLong: 'El text és massa llarg.',
  pattern: 'El format no és correcte.',
  'terms.required': 'Has d’acceptar les condicions.',
  'newsletters.required': 'Tria almenys un butlletí.',
  'file.size': 'El fitxer pesa massa.',
  'file.type': 'Aquest tipus de fitxer no s’admet.',
};
