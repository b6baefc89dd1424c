/** The contact page: departments and topics, for both sites. */
import type { Language } from '@portada/contract';
import type { DepartmentId } from '../texts/own-words.ts';

/** A topic: an option of the form, and the subject of the email. */
export interface Topic {
  /** The value that the form sends, the same on both sites. */
  readonly value: string;
  readonly name: string;
}

export interface ContactPageText {
  /** `{name}` is the site's. */
  readonly description: string;
  readonly intro: string;
  readonly house: {
    readonly title: string;
    readonly phoneLabel: string;
    readonly hoursLabel: string;
    readonly emailLabel: string;
  };
  readonly subjects: string;
  readonly departmentsTitle: string;
  readonly departments: readonly {
    readonly id: DepartmentId;
    readonly name: string;
    readonly about: string;
    readonly topics: readonly Topic[];
  }[];
}

export const contactTexts: Readonly<Record<Language, ContactPageText>> = {
  es: {
    description: 'Cómo escribir a {name}, por temas.',
    intro: 'Elige el asunto y tu mensaje llegará a quien puede contestarlo. Lo leemos todo.',
    house: {
      title: 'La redacción',
      phoneLabel: 'Teléfono',
      hoursLabel: 'Horario',
      emailLabel: 'Correo',
    },
    subjects: 'Escríbenos sobre',
    departmentsTitle: 'Por correo',
    departments: [
      {
        id: 'newsroom',
        name: 'Redacción',
        about: 'Lo que has visto, lo que sabes y lo que nos hemos dejado o hemos contado mal.',
        topics: [
          { value: 'tip', name: 'Una pista o una noticia' },
          { value: 'correction', name: 'Un error en una noticia' },
          { value: 'press-release', name: 'Una nota de prensa' },
        ],
      },
      {
        id: 'participation',
        name: 'Participación',
        about: 'Cartas, citas de la agenda, convocatorias y encuentros digitales.',
        topics: [
          { value: 'letter', name: 'Una carta a la dirección' },
          { value: 'event', name: 'Una cita para la agenda' },
          { value: 'removed-comment', name: 'Un comentario retirado' },
        ],
      },
      {
        id: 'programmes',
        name: 'Programas',
        about: 'Los programas, los vídeos y los pódcast de la casa.',
        topics: [
          { value: 'programme', name: 'Un programa' },
          { value: 'live-broadcast', name: 'Una emisión en directo' },
          { value: 'footage', name: 'El uso de unas imágenes' },
        ],
      },
      {
        id: 'readers',
        name: 'Atención al lector',
        about: 'Tu cuenta, tus boletines y tus datos.',
        topics: [
          { value: 'account', name: 'Mi cuenta' },
          { value: 'newsletters', name: 'Los boletines' },
          { value: 'personal-data', name: 'Mis datos personales' },
        ],
      },
      {
        id: 'adverts',
        name: 'Publicidad',
        about: 'Tarifas, formatos y anuncios de utilidad pública.',
        topics: [
          { value: 'advertise', name: 'Anunciarme en el diario' },
          { value: 'unwanted-advert', name: 'Un anuncio que no debería estar' },
        ],
      },
      {
        id: 'web',
        name: 'Página web',
        about: 'Lo que no funciona, lo que no se lee y lo que no se puede usar.',
        topics: [
          { value: 'malfunction', name: 'Algo no funciona' },
          { value: 'accessibility', name: 'Accesibilidad' },
        ],
      },
    ],
  },
  ca: {
    description: 'Com pots escriure a {name}, per temes.',
    intro: 'Tria l’assumpte i el missatge arribarà a qui el pot contestar. Ho llegim tot.',
    house: {
      title: 'La redacció',
      phoneLabel: 'Telèfon',
      hoursLabel: 'Horari',
      emailLabel: 'Correu',
    },
    subjects: 'Escriu-nos sobre',
    departmentsTitle: 'Per correu',
    departments: [
      {
        id: 'newsroom',
        name: 'Redacció',
        about: 'El que has vist, el que saps i el que ens hem deixat o hem explicat malament.',
        topics: [
          { value: 'tip', name: 'Una pista o una notícia' },
          { value: 'correction', name: 'Un error en una notícia' },
          { value: 'press-release', name: 'Una nota de premsa' },
        ],
      },
      {
        id: 'participation',
        name: 'Participació',
        about: 'Cartes, cites de l’agenda, convocatòries i entrevistes digitals.',
        topics: [
          { value: 'letter', name: 'Una carta a la direcció' },
          { value: 'event', name: 'Una cita per a l’agenda' },
          { value: 'removed-comment', name: 'Un comentari retirat' },
        ],
      },
      {
        id: 'programmes',
        name: 'Programes',
        about: 'Els programes, els vídeos i els pòdcasts de la casa.',
        topics: [
          { value: 'programme', name: 'Un programa' },
          { value: 'live-broadcast', name: 'Una emissió en directe' },
          { value: 'footage', name: 'L’ús d’unes imatges' },
        ],
      },
      {
        id: 'readers',
        name: 'Atenció al lector',
        about: 'El teu compte, els teus butlletins i les teves dades.',
        topics: [
          { value: 'account', name: 'El meu compte' },
          { value: 'newsletters', name: 'Els butlletins' },
          { value: 'personal-data', name: 'Les meves dades personals' },
        ],
      },
      {
        id: 'adverts',
        name: 'Publicitat',
        about: 'Tarifes, formats i anuncis d’utilitat pública.',
        topics: [
          { value: 'advertise', name: 'Anunciar-me al diari' },
          { value: 'unwanted-advert', name: 'Un anunci que no hi hauria de ser' },
        ],
      },
      {
        id: 'web',
        name: 'Pàgina web',
        about: 'El que no funciona, el que no es llegeix i el que no es pot fer servir.',
        topics: [
          { value: 'malfunction', name: 'Hi ha alguna cosa que no funciona' },
          { value: 'accessibility', name: 'Accessibilitat' },
        ],
      },
    ],
  },
};
