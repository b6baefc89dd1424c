/** Whom to write to, and where the house is, for both sites. */
import type { Lang } from '../sites.ts';

interface Department {
  readonly name: string;
  readonly about: string;
  readonly email: string;
  /** What readers write about: each is a mail with that subject. */
  readonly topics: readonly string[];
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
  readonly departments: readonly Department[];
}

export const contactTexts: Readonly<Record<Lang, ContactText>> = {
  es: {
    description: 'A quién escribir en Diario del Puerto, por temas, y dónde encontrarnos.',
    intro: 'Elige el asunto y tu mensaje llegará a quien puede contestarlo. Lo leemos todo.',
    house: {
      title: 'La redacción',
      address: ['Diario del Puerto', 'Muelle de la Aduana, 12, 2.º', '46900 Marola'],
      phoneLabel: 'Teléfono',
      phone: '960 000 000',
      hoursLabel: 'Horario',
      hours: 'De lunes a viernes, de 9 a 20 h',
      emailLabel: 'Correo',
      email: 'hola@diariodelpuerto.example',
    },
    subjects: 'Escríbenos sobre',
    departments: [
      {
        name: 'Redacción',
        about: 'Lo que has visto, lo que sabes y lo que nos hemos dejado o hemos contado mal.',
        email: 'redaccion@diariodelpuerto.example',
        topics: ['Una pista o una noticia', 'Un error en una noticia', 'Una nota de prensa'],
      },
      {
        name: 'Participación',
        about: 'Cartas, citas de la agenda, convocatorias y encuentros digitales.',
        email: 'participacion@diariodelpuerto.example',
        topics: ['Una carta a la dirección', 'Una cita para la agenda', 'Un comentario retirado'],
      },
      {
        name: 'Puerto TV y Radio Marola',
        about: 'Los programas, los vídeos y los pódcast de la casa.',
        email: 'programas@diariodelpuerto.example',
        topics: ['Un programa', 'Una emisión en directo', 'El uso de unas imágenes'],
      },
      {
        name: 'Atención al lector',
        about: 'Tu cuenta, tus boletines y tus datos.',
        email: 'lectores@diariodelpuerto.example',
        topics: ['Mi cuenta', 'Los boletines', 'Mis datos personales'],
      },
      {
        name: 'Publicidad',
        about: 'Tarifas, formatos y anuncios de utilidad pública.',
        email: 'publicidad@diariodelpuerto.example',
        topics: ['Anunciarme en el diario', 'Un anuncio que no debería estar'],
      },
      {
        name: 'Página web',
        about: 'Lo que no funciona, lo que no se lee y lo que no se puede usar.',
        email: 'web@diariodelpuerto.example',
        topics: ['Algo no funciona', 'Accesibilidad'],
      },
    ],
  },
  ca: {
    description: 'A qui cal escriure al Diari del Port, per temes, i on ens pots trobar.',
    intro: 'Tria l’assumpte i el missatge arribarà a qui el pot contestar. Ho llegim tot.',
    house: {
      title: 'La redacció',
      address: ['Diari del Port', 'Moll de la Duana, 12, 2n', '46900 Marola'],
      phoneLabel: 'Telèfon',
      phone: '960 000 000',
      hoursLabel: 'Horari',
      hours: 'De dilluns a divendres, de 9 a 20 h',
      emailLabel: 'Correu',
      email: 'hola@diaridelport.example',
    },
    subjects: 'Escriu-nos sobre',
    departments: [
      {
        name: 'Redacció',
        about: 'El que has vist, el que saps i el que ens hem deixat o hem explicat malament.',
        email: 'redaccio@diaridelport.example',
        topics: ['Una pista o una notícia', 'Un error en una notícia', 'Una nota de premsa'],
      },
      {
        name: 'Participació',
        about: 'Cartes, cites de l’agenda, convocatòries i entrevistes digitals.',
        email: 'participacio@diaridelport.example',
        topics: ['Una carta a la direcció', 'Una cita per a l’agenda', 'Un comentari retirat'],
      },
      {
        name: 'Port TV i Ràdio Marola',
        about: 'Els programes, els vídeos i els pòdcasts de la casa.',
        email: 'programes@diaridelport.example',
        topics: ['Un programa', 'Una emissió en directe', 'L’ús d’unes imatges'],
      },
      {
        name: 'Atenció al lector',
        about: 'El teu compte, els teus butlletins i les teves dades.',
        email: 'lectors@diaridelport.example',
        topics: ['El meu compte', 'Els butlletins', 'Les meves dades personals'],
      },
      {
        name: 'Publicitat',
        about: 'Tarifes, formats i anuncis d’utilitat pública.',
        email: 'publicitat@diaridelport.example',
        topics: ['Anunciar-me al diari', 'Un anunci que no hi hauria de ser'],
      },
      {
        name: 'Pàgina web',
        about: 'El que no funciona, el que no es llegeix i el que no es pot fer servir.',
        email: 'web@diaridelport.example',
        topics: ['Hi ha alguna cosa que no funciona', 'Accessibilitat'],
      },
    ],
  },
};
