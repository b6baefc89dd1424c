/** The contact form's words, for readers without script and while the widget is on its way. */
import type { Language } from '@portada/contract';

export interface ContactFormText {
  readonly title: string;
  readonly intro: string;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly otherTopic: string;
  readonly message: string;
  /** Before the link to the privacy policy. */
  readonly consent: string;
  readonly privacy: string;
  readonly send: string;
  /** Once the message has been sent. */
  readonly sent: { readonly title: string; readonly text: string };
  /** What is wrong with a field, by the rule's key. */
  readonly errors: Readonly<Record<string, string>>;
  /** On top of a form with something wrong in it. */
  readonly refused: string;
  /** CONT-02 */
  readonly failed: string;
  readonly tooMany: string;
}

export const contactFormTexts: Readonly<Record<Language, ContactFormText>> = {
  es: {
    title: 'Escríbenos',
    intro: 'No hace falta tener cuenta. Te contestaremos al correo que nos des.',
    name: 'Nombre',
    email: 'Correo electrónico',
    topic: 'Asunto',
    otherTopic: 'Otro asunto',
    message: 'Mensaje',
    consent: 'He leído y acepto la',
    privacy: 'política de privacidad',
    send: 'Enviar el mensaje',
    sent: {
      title: 'Hemos recibido tu mensaje',
      text: 'Gracias por escribirnos. Lo leerá quien puede contestarlo y te responderá al correo que nos has dado.',
    },
    errors: {
      'validation.name.required': 'Escribe tu nombre.',
      'validation.email.required': 'Escribe tu correo electrónico.',
      'validation.email.invalid': 'Revisa el correo electrónico: debe tener la forma nombre@ejemplo.es.',
      'validation.message.required': 'Escribe tu mensaje.',
      'validation.terms.required': 'Debes aceptar la política de privacidad.',
      'validation.tooLong': 'El texto es demasiado largo.',
      'validation.pattern': 'Elige uno de los asuntos.',
    },
    refused: 'Falta algo por corregir. Lo que has escrito sigue aquí.',
    failed:
      'No hemos podido enviar tu mensaje. Lo que has escrito sigue aquí: vuelve a intentarlo dentro de un rato.',
    tooMany:
      'Has enviado muchos mensajes seguidos. Lo que has escrito sigue aquí: espera un rato y vuelve a intentarlo.',
  },
  ca: {
    title: 'Escriu-nos',
    intro: 'No cal tenir compte. Et respondrem al correu que ens donis.',
    name: 'Nom',
    email: 'Correu electrònic',
    topic: 'Assumpte',
    otherTopic: 'Un altre assumpte',
    message: 'Missatge',
    consent: 'He llegit i accepto la',
    privacy: 'política de privacitat',
    send: 'Envia el missatge',
    sent: {
      title: 'Hem rebut el teu missatge',
      text: 'Gràcies per escriure’ns. El llegirà qui el pot contestar i et respondrà al correu que ens has donat.',
    },
    errors: {
      'validation.name.required': 'Escriu el teu nom.',
      'validation.email.required': 'Escriu el teu correu electrònic.',
      'validation.email.invalid': 'Revisa el correu electrònic: ha de tenir la forma nom@exemple.cat.',
      'validation.message.required': 'Escriu el teu missatge.',
      'validation.terms.required': 'Has d’acceptar la política de privacitat.',
      'validation.tooLong': 'El text és massa llarg.',
      'validation.pattern': 'Tria un dels assumptes.',
    },
    refused: 'Falta alguna cosa per corregir. El que has escrit continua aquí.',
    failed:
      'No hem pogut enviar el teu missatge. El que has escrit continua aquí: torna-ho a provar d’aquí a una estona.',
    tooMany:
      'Has enviat molts missatges seguits. El que has escrit continua aquí: espera una estona i torna-ho a provar.',
  },
};
