import type { Language } from '@portada/contract';
import type { LegalText } from './texts.ts';

/** Who makes the newspaper. */
export const aboutText: Readonly<Record<Language, LegalText>> = {
  es: {
    title: 'Quiénes somos',
    description: 'Quién hace este diario, cómo trabaja la redacción y cómo hablar con ella.',
    parts: [
      {
        title: 'Quién hay detrás',
        paragraphs: ['{publisher}'],
      },
      {
        title: 'La redacción',
        paragraphs: [
          'Cada noticia va firmada por quien la ha escrito o por la redacción. En la página de cada autor están sus textos y la manera de seguirlo.',
          'La redacción decide qué se publica y con qué importancia. Ni los anunciantes ni quienes colaboran en la edición intervienen en esa decisión.',
        ],
      },
      {
        title: 'Habla con nosotros',
        paragraphs: [
          'En la página de contacto encontrarás a quién escribir según el tema. Si solo tienes una dirección a mano, que sea esta: {general}.',
        ],
      },
    ],
  },
  ca: {
    title: 'Qui som',
    description: 'Qui fa aquest diari, com treballa la redacció i com s’hi pot parlar.',
    parts: [
      {
        title: 'Qui hi ha al darrere',
        paragraphs: ['{publisher}'],
      },
      {
        title: 'La redacció',
        paragraphs: [
          'Cada notícia va signada per qui l’ha escrita o per la redacció. A la pàgina de cada autor hi ha els seus textos i la manera de seguir-lo.',
          'La redacció decideix què es publica i amb quina importància. Ni els anunciants ni els qui col·laboren en l’edició no intervenen en aquesta decisió.',
        ],
      },
      {
        title: 'Parla amb nosaltres',
        paragraphs: [
          'A la pàgina de contacte trobaràs a qui cal escriure segons el tema. Si només has de tenir una adreça a mà, que sigui aquesta: {general}.',
        ],
      },
    ],
  },
};
