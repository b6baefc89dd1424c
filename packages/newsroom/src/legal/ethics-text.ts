import type { Language } from '@portada/contract';
import type { LegalText } from './texts.ts';

/** The editorial code: what readers may expect of the newsroom. */
export const ethicsText: Readonly<Record<Language, LegalText>> = {
  es: {
    title: 'Código ético',
    description:
      'Las normas con las que trabaja la redacción de este diario y qué hacer si crees que no se cumplen.',
    parts: [
      {
        title: 'Contrastar antes de publicar',
        paragraphs: [
          'Publicamos lo que hemos comprobado. Cuando algo no se ha podido confirmar, lo decimos; cuando una noticia afecta a alguien, le preguntamos antes y recogemos su respuesta.',
          'Identificamos las fuentes. Solo se protege su nombre cuando darlo las pondría en peligro, y la redacción sabe siempre de quién se trata.',
        ],
      },
      {
        title: 'Información, opinión y publicidad',
        paragraphs: [
          'La información y la opinión se distinguen a simple vista. La publicidad y los contenidos pagados llevan una etiqueta que lo indica, y no los escriben los periodistas de la redacción.',
        ],
      },
      {
        title: 'Las personas',
        paragraphs: [
          'Respetamos la presunción de inocencia, la intimidad y el dolor. No identificamos a menores ni a víctimas sin su consentimiento o el de su familia, y no damos detalles que no ayudan a entender lo ocurrido.',
        ],
      },
      {
        title: 'Independencia',
        paragraphs: [
          'Quien trabaja en la redacción no acepta regalos ni viajes a cambio de publicar o de callar, y no escribe sobre asuntos en los que tiene un interés propio.',
          'Las imágenes no se manipulan. Si se usan herramientas de inteligencia artificial, una persona revisa el resultado y responde de él.',
        ],
      },
      {
        title: 'Cuando nos equivocamos',
        paragraphs: [
          'Los errores se corrigen cuanto antes y a la vista de todos, con la fecha y lo que ha cambiado. Si ves uno, o crees que no hemos cumplido estas normas, escribe a {general}: respondemos a todos los mensajes.',
        ],
      },
    ],
  },
  ca: {
    title: 'Codi ètic',
    description:
      'Les normes amb què treballa la redacció d’aquest diari i què cal fer si creus que no es compleixen.',
    parts: [
      {
        title: 'Contrastar abans de publicar',
        paragraphs: [
          'Publiquem el que hem comprovat. Quan una cosa no s’ha pogut confirmar, ho diem; quan una notícia afecta algú, li preguntem abans i en recollim la resposta.',
          'Identifiquem les fonts. Només en protegim el nom quan donar-lo les posaria en perill, i la redacció sap sempre de qui es tracta.',
        ],
      },
      {
        title: 'Informació, opinió i publicitat',
        paragraphs: [
          'La informació i l’opinió es distingeixen a primer cop d’ull. La publicitat i els continguts pagats duen una etiqueta que ho indica, i no els escriuen els periodistes de la redacció.',
        ],
      },
      {
        title: 'Les persones',
        paragraphs: [
          'Respectem la presumpció d’innocència, la intimitat i el dolor. No identifiquem menors ni víctimes sense el seu consentiment o el de la família, i no donem detalls que no ajuden a entendre els fets.',
        ],
      },
      {
        title: 'Independència',
        paragraphs: [
          'Qui treballa a la redacció no accepta regals ni viatges a canvi de publicar o de callar, i no escriu sobre assumptes en què té un interès propi.',
          'Les imatges no es manipulen. Si s’utilitzen eines d’intel·ligència artificial, una persona en revisa el resultat i en respon.',
        ],
      },
      {
        title: 'Quan ens equivoquem',
        paragraphs: [
          'Els errors es corregeixen com més aviat millor i a la vista de tothom, amb la data i el que ha canviat. Si en veus un, o creus que no hem complert aquestes normes, escriu a {general}: responem tots els missatges.',
        ],
      },
    ],
  },
};
