/** The texts of the showroom's panel. */
import type { Language } from '@portada/contract';
import type { Reason } from '../metering/decide.ts';
import type { Mismatch } from '../metering/rules.ts';
import type { ShowroomRole } from '../visit/mode.ts';

interface ShowroomTexts {
  readonly title: string;
  readonly intro: string;
  readonly page: string;
  readonly role: string;
  readonly roles: Readonly<Record<ShowroomRole, string>>;
  readonly mode: string;
  readonly modes: { readonly showroom: string; readonly preview: string };
  readonly width: string;
  readonly wholeWidth: string;
  readonly version: string;
  readonly published: string;
  readonly tested: string;
  readonly reads: string;
  readonly show: string;
  readonly otherSite: string;
  readonly test: string;
  readonly flags: string;
  readonly flagsIntro: string;
  readonly features: string;
  readonly widgets: string;
  readonly messages: string;
  readonly messagesIntro: string;
  readonly noMessages: string;
  readonly needsScript: string;
  readonly why: string;
  readonly tried: string;
  readonly noContent: string;
  readonly match: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly mismatches: Readonly<Record<Exclude<Mismatch, null>, string>>;
  readonly facts: Readonly<Record<'section' | 'kind' | 'access' | 'counter' | 'limit' | 'messages', string>>;
  /** The status of a widget in the panel; `{flag}` and `{need}` are names. */
  readonly states: Readonly<
    Record<'off' | 'lacks' | 'waiting' | 'loading' | 'ready' | 'failed' | 'unknown', string>
  >;
}

export const showroomTexts: Readonly<Record<Language, ShowroomTexts>> = {
  es: {
    title: 'Escaparate',
    intro:
      'Cualquier página, como la vería cada lector. Aquí no se pide publicidad, no se cuenta nada y nada se guarda.',
    page: 'Página',
    role: 'Quién mira',
    roles: {
      anonymous: 'Anónimo',
      reader: 'Lector registrado',
      complete: 'Con el perfil completo',
      demo: 'Cuenta de demostración',
    },
    mode: 'Modo',
    modes: { showroom: 'Escaparate', preview: 'Vista previa' },
    width: 'Ancho',
    wholeWidth: 'Todo',
    version: 'Versión del muro',
    published: 'publicada',
    tested: 'en pruebas',
    reads: 'Leídos en el periodo',
    show: 'Mostrar',
    otherSite: 'Ver en',
    test: 'Probar esta versión en el sitio',
    flags: 'Interruptores',
    flagsIntro: 'Se aplican al momento, sin volver a cargar la página.',
    features: 'Del sitio',
    widgets: 'De cada pieza de esta página',
    messages: 'Mensajes del muro',
    messagesIntro: 'Sustituyen al de la página, tengan o no que ver con ella.',
    noMessages: 'Este sitio no tiene muro.',
    needsScript: 'Para esto hace falta JavaScript.',
    why: 'Por qué decide así el muro',
    tried: 'Reglas probadas',
    noContent: 'Esta página no es un contenido: el muro no decide nada en ella.',
    match: 'es la suya',
    reasons: {
      'no-version': 'El sitio no tiene ninguna versión publicada: todo se lee entero.',
      'no-rule': 'Ninguna regla se le aplica: se lee entero.',
      unlimited: 'Su regla no tiene límite: se lee entero.',
      'within-limit': 'Está dentro del límite: se lee entero y cuenta.',
      'read-before': 'Ya se había leído en este periodo: se lee entero y no vuelve a contar.',
      'limit-reached': 'Se ha alcanzado el límite: solo se envía la parte libre.',
      closed: 'Su regla no deja leer ninguno: solo se envía la parte libre.',
      crawler: 'Lo pide un programa, no un lector: solo se envía la parte libre.',
      'no-cookies': 'El navegador no guarda cookies y no se puede contar: solo se envía la parte libre.',
    },
    mismatches: {
      section: 'no es de su sección',
      kind: 'no es de su tipo de contenido',
      access: 'no es de su nivel de acceso',
      role: 'no es para este lector',
    },
    facts: {
      section: 'Sección',
      kind: 'Tipo',
      access: 'Acceso',
      counter: 'Leídos',
      limit: 'Límite',
      messages: 'Mensajes',
    },
    states: {
      off: 'apagada por «{flag}»',
      lacks: 'apagada: el sitio no tiene «{need}»',
      waiting: 'encendida, espera su momento ({load})',
      loading: 'encendida, en camino',
      ready: 'encendida',
      failed: 'encendida, pero ha fallado',
      unknown: 'no existe ninguna pieza así',
    },
  },
  ca: {
    title: 'Aparador',
    intro:
      'Qualsevol pàgina, com la veuria cada lector. Aquí no es demana publicitat, no es compta res i res no es desa.',
    page: 'Pàgina',
    role: 'Qui mira',
    roles: {
      anonymous: 'Anònim',
      reader: 'Lector registrat',
      complete: 'Amb el perfil complet',
      demo: 'Compte de demostració',
    },
    mode: 'Mode',
    modes: { showroom: 'Aparador', preview: 'Vista prèvia' },
    width: 'Amplada',
    wholeWidth: 'Tota',
    version: 'Versió del mur',
    published: 'publicada',
    tested: 'en proves',
    reads: 'Llegits en el període',
    show: 'Mostra',
    otherSite: 'Veure a',
    test: 'Prova aquesta versió al lloc',
    flags: 'Interruptors',
    flagsIntro: 'S’apliquen a l’instant, sense tornar a carregar la pàgina.',
    features: 'Del lloc',
    widgets: 'De cada peça d’aquesta pàgina',
    messages: 'Missatges del mur',
    messagesIntro: 'Substitueixen el de la pàgina, hi tinguin a veure o no.',
    noMessages: 'Aquest lloc no té mur.',
    needsScript: 'Per a això cal JavaScript.',
    why: 'Per què el mur decideix així',
    tried: 'Regles provades',
    noContent: 'Aquesta pàgina no és un contingut: el mur no hi decideix res.',
    match: 'és la seva',
    reasons: {
      'no-version': 'El lloc no té cap versió publicada: tot es llegeix sencer.',
      'no-rule': 'No se li aplica cap regla: es llegeix sencer.',
      unlimited: 'La seva regla no té límit: es llegeix sencer.',
      'within-limit': 'És dins del límit: es llegeix sencer i compta.',
      'read-before': 'Ja s’havia llegit en aquest període: es llegeix sencer i no torna a comptar.',
      'limit-reached': 'S’ha arribat al límit: només s’envia la part lliure.',
      closed: 'La seva regla no en deixa llegir cap: només s’envia la part lliure.',
      crawler: 'El demana un programa, no un lector: només s’envia la part lliure.',
      'no-cookies': 'El navegador no desa galetes i no es pot comptar: només s’envia la part lliure.',
    },
    mismatches: {
      section: 'no és de la seva secció',
      kind: 'no és del seu tipus de contingut',
      access: 'no és del seu nivell d’accés',
      role: 'no és per a aquest lector',
    },
    facts: {
      section: 'Secció',
      kind: 'Tipus',
      access: 'Accés',
      counter: 'Llegits',
      limit: 'Límit',
      messages: 'Missatges',
    },
    states: {
      off: 'apagada per «{flag}»',
      lacks: 'apagada: el lloc no té «{need}»',
      waiting: 'encesa, espera el seu moment ({load})',
      loading: 'encesa, en camí',
      ready: 'encesa',
      failed: 'encesa, però ha fallat',
      unknown: 'no existeix cap peça així',
    },
  },
};
