/** The departments and the newsroom's address, for both sites. */
import type { Language } from '@portada/contract';
import { catalan, defaultSite } from '../config/sites.ts';

/** A topic: an option of the form, and the subject of the email. */
export interface Topic {
  /** The value that the form sends, the same on both sites. */
  readonly value: string;
  readonly name: string;
}

interface Department {
  readonly name: string;
  readonly about: string;
  readonly email: string;
  readonly topics: readonly Topic[];
}

export interface ContactText {
  readonly description: string;
  readonly intro: string;
  readonly house: {
    readonly title: string;
    readonly address: readonly string[];
    readonly phoneLabel: string;
    readonly phone: string;
    readonly hoursLabel: string;
    readonly hours: string;
    readonly emailLabel: string;
    readonly email: string;
  };
  readonly subjects: string;
  readonly departmentsTitle: string;
  readonly departments: readonly Department[];
}

export const contactTexts: Readonly<Record<Language, ContactText>> = {
  es: {
    description: 'A quién escribir en Diario del Puerto, por temas, y dónde encontrarnos.',
    intro: 'Elige el asunto y tu mensaje llegará a quien puede contestarlo. Lo leemos todo.',
    house: {
      title: 'La redacción',
      address: [defaultSite.name, 'Muelle de la Aduana, 12, 2.º', '46900 Marola'],
      phoneLabel: 'Teléfono',
      phone: '960 000 000',
      hoursLabel: 'Horario',
      hours: 'De lunes a viernes, de 9 a 20 h',
      emailLabel: 'Correo',
      email: 'hola@diariodelpuerto.example',
    },
    subjects: 'Escríbenos sobre',
    departmentsTitle: 'Por correo',
    departments: [
      {
        name: 'Redacción',
        about: 'Lo que has visto, lo que sabes y lo que nos hemos dejado o hemos contado mal.',
        email: 'redaccion@diariodelpuerto.example',
        topics: [
          { value: 'tip', name: 'Una pista o una noticia' },
          { value: 'correction', name: 'Un error en una noticia' },
          { value: 'press-release', name: 'Una nota de prensa' },
        ],
      },
      {
        name: 'Participación',
        about: 'Cartas, citas de la agenda, convocatorias y encuentros digitales.',
        email: 'participacion@diariodelpuerto.example',
        topics: [
          { value: 'letter', name: 'Una carta a la dirección' },
          { value: 'event', name: 'Una cita para la agenda' },
          { value: 'removed-comment', name: 'Un comentario retirado' },
        ],
      },
      {
        name: 'Puerto TV y Radio Marola',
        about: 'Los programas, los vídeos y los pódcast de la casa.',
        email: 'programas@diariodelpuerto.example',
        topics: [
          { value: 'programme', name: 'Un programa' },
          { value: 'live-broadcast', name: 'Una emisión en directo' },
          { value: 'footage', name: 'El uso de unas imágenes' },
        ],
      },
      {
        name: 'Atención al lector',
        about: 'Tu cuenta, tus boletines y tus datos.',
        email: 'lectores@diariodelpuerto.example',
        topics: [
          { value: 'account', name: 'Mi cuenta' },
          { value: 'newsletters', name: 'Los boletines' },
          { value: 'personal-data', name: 'Mis datos personales' },
        ],
      },
      {
        name: 'Publicidad',
        about: 'Tarifas, formatos y anuncios de utilidad pública.',
        email: 'publicidad@diariodelpuerto.example',
        topics: [
          { value: 'advertise', name: 'Anunciarme en el diario' },
          { value: 'unwanted-advert', name: 'Un anuncio que no debería estar' },
        ],
      },
      {
        name: 'Página web',
        about: 'Lo que no funciona, lo que no se lee y lo que no se puede usar.',
        email: 'web@diariodelpuerto.example',
        topics: [
          { value: 'malfunction', name: 'Algo no funciona' },
          { value: 'accessibility', name: 'Accesibilidad' },
        ],
      },
    ],
  },
  ca: {
    description: 'A qui cal escriure al Diari del Port, per temes, i on ens pots trobar.',
    intro: 'Tria l’assumpte i el missatge arribarà a qui el pot contestar. Ho llegim tot.',
    house: {
      title: 'La redacció',
      address: [catalan.name, 'Moll de la Duana, 12, 2n', '46900 Marola'],
      phoneLabel: 'Telèfon',
      phone: '960 000 000',
      hoursLabel: 'Horari',
      hours: 'De dilluns a divendres, de 9 a 20 h',
      emailLabel: 'Correu',
      email: 'hola@diaridelport.example',
    },
    subjects: 'Escriu-nos sobre',
    departmentsTitle: 'Per correu',
    departments: [
      {
        name: 'Redacció',
        about: 'El que has vist, el que saps i el que ens hem deixat o hem explicat malament.',
        email: 'redaccio@diaridelport.example',
        topics: [
          { value: 'tip', name: 'Una pista o una notícia' },
          { value: 'correction', name: 'Un error en una notícia' },
          { value: 'press-release', name: 'Una nota de premsa' },
        ],
      },
      {
        name: 'Participació',
        about: 'Cartes, cites de l’agenda, convocatòries i entrevistes digitals.',
        email: 'participacio@diaridelport.example',
        topics: [
          { value: 'letter', name: 'Una carta a la direcció' },
          { value: 'event', name: 'Una cita per a l’agenda' },
          { value: 'removed-comment', name: 'Un comentari retirat' },
        ],
      },
      {
        name: 'Port TV i Ràdio Marola',
        about: 'Els programes, els vídeos i els pòdcasts de la casa.',
        email: 'programes@diaridelport.example',
        topics: [
          { value: 'programme', name: 'Un programa' },
          { value: 'live-broadcast', name: 'Una emissió en directe' },
          { value: 'footage', name: 'L’ús d’unes imatges' },
        ],
      },
      {
        name: 'Atenció al lector',
        about: 'El teu compte, els teus butlletins i les teves dades.',
        email: 'lectors@diaridelport.example',
        topics: [
          { value: 'account', name: 'El meu compte' },
          { value: 'newsletters', name: 'Els butlletins' },
          { value: 'personal-data', name: 'Les meves dades personals' },
        ],
      },
      {
        name: 'Publicitat',
        about: 'Tarifes, formats i anuncis d’utilitat pública.',
        email: 'publicitat@diaridelport.example',
        topics: [
          { value: 'advertise', name: 'Anunciar-me al diari' },
          { value: 'unwanted-advert', name: 'Un anunci que no hi hauria de ser' },
        ],
      },
      {
        name: 'Pàgina web',
        about: 'El que no funciona, el que no es llegeix i el que no es pot fer servir.',
        email: 'web@diaridelport.example',
        topics: [
          { value: 'malfunction', name: 'Hi ha alguna cosa que no funciona' },
          { value: 'accessibility', name: 'Accessibilitat' },
        ],
      },
    ],
  },
};
