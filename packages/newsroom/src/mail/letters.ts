/** The words of the newsroom's mails, in both languages. */
import type { Lang } from '../sites.ts';

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, as a link. */
  readonly action?: { readonly text: string; readonly url: string };
}

type Write<Given extends readonly string[]> = Readonly<Record<Lang, (...given: Given) => Letter>>;

/** After registration, and when asked for again (LOGIN-14). */
export const activationLetter: Write<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: 'Confirme su correo para activar la cuenta',
    paragraphs: [
      `Hola, ${nick}:`,
      'Gracias por registrarse. Solo falta confirmar que esta dirección es suya. El enlace vale tres días.',
      'Si no se ha registrado usted, no tiene que hacer nada.',
    ],
    action: { text: 'Confirmar mi correo', url },
  }),
  ca: (nick, url) => ({
    subject: 'Confirmeu el correu per activar el compte',
    paragraphs: [
      `Hola, ${nick}:`,
      'Gràcies per registrar-vos. Només falta confirmar que aquesta adreça és vostra. L’enllaç val tres dies.',
      'Si no us hi heu registrat vós, no cal que feu res.',
    ],
    action: { text: 'Confirma el meu correu', url },
  }),
};

/** LOGIN-17 */
export const recoveryLetter: Write<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: 'Cambie su contraseña',
    paragraphs: [
      `Hola, ${nick}:`,
      'Hemos recibido una petición para cambiar la contraseña de su cuenta. El enlace vale una hora y puede usarse una sola vez.',
      'Si no la ha pedido usted, ignore este mensaje: su contraseña sigue siendo la misma.',
    ],
    action: { text: 'Elegir una contraseña nueva', url },
  }),
  ca: (nick, url) => ({
    subject: 'Canvieu la contrasenya',
    paragraphs: [
      `Hola, ${nick}:`,
      'Hem rebut una petició per canviar la contrasenya del vostre compte. L’enllaç val una hora i només es pot fer servir una vegada.',
      'Si no l’heu demanada vós, ignoreu aquest missatge: la contrasenya continua sent la mateixa.',
    ],
    action: { text: 'Tria una contrasenya nova', url },
  }),
};

/** A recovery asked for by a reader who has no password here. */
export const socialRecoveryLetter: Write<[nick: string, provider: string, url: string]> = {
  es: (nick, provider, url) => ({
    subject: 'Su cuenta no tiene contraseña',
    paragraphs: [
      `Hola, ${nick}:`,
      `Usted entra en el diario con su cuenta de ${provider}, así que aquí no tiene contraseña que recuperar. Use ese mismo botón en la página de acceso.`,
    ],
    action: { text: 'Ir a la página de acceso', url },
  }),
  ca: (nick, provider, url) => ({
    subject: 'El vostre compte no té contrasenya',
    paragraphs: [
      `Hola, ${nick}:`,
      `Entreu al diari amb el vostre compte de ${provider}, de manera que aquí no teniu cap contrasenya per recuperar. Feu servir el mateix botó a la pàgina d’accés.`,
    ],
    action: { text: 'Vés a la pàgina d’accés', url },
  }),
};

export const passwordChangedLetter: Write<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: 'Su contraseña ha cambiado',
    paragraphs: [
      `Hola, ${nick}:`,
      'La contraseña de su cuenta acaba de cambiar y hemos cerrado las sesiones abiertas en otros dispositivos.',
      'Si no ha sido usted, pida una contraseña nueva cuanto antes.',
    ],
    action: { text: 'Ir a la página de acceso', url },
  }),
  ca: (nick, url) => ({
    subject: 'La contrasenya ha canviat',
    paragraphs: [
      `Hola, ${nick}:`,
      'La contrasenya del vostre compte acaba de canviar i hem tancat les sessions obertes en altres dispositius.',
      'Si no heu estat vós, demaneu una contrasenya nova com més aviat millor.',
    ],
    action: { text: 'Vés a la pàgina d’accés', url },
  }),
};

/** To the address that the account had before. */
export const emailChangedLetter: Write<[nick: string, newEmail: string]> = {
  es: (nick, newEmail) => ({
    subject: 'El correo de su cuenta ha cambiado',
    paragraphs: [
      `Hola, ${nick}:`,
      `Desde ahora le escribiremos a ${newEmail}.`,
      'Si no ha hecho usted este cambio, escríbanos desde esta misma dirección.',
    ],
  }),
  ca: (nick, newEmail) => ({
    subject: 'El correu del vostre compte ha canviat',
    paragraphs: [
      `Hola, ${nick}:`,
      `A partir d’ara us escriurem a ${newEmail}.`,
      'Si no heu fet vós aquest canvi, escriviu-nos des d’aquesta mateixa adreça.',
    ],
  }),
};

/** ACCT-33, reading 32 */
export const accountDeletedLetter: Write<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: 'Su cuenta se ha eliminado',
    paragraphs: [
      `Hola, ${nick}:`,
      'Hemos eliminado su cuenta y los datos que guardábamos en ella. Puede seguir leyendo el diario y volver cuando quiera.',
    ],
    action: { text: 'Ver la confirmación', url },
  }),
  ca: (nick, url) => ({
    subject: 'El vostre compte s’ha eliminat',
    paragraphs: [
      `Hola, ${nick}:`,
      'Hem eliminat el vostre compte i les dades que hi desàvem. Podeu continuar llegint el diari i tornar quan vulgueu.',
    ],
    action: { text: 'Mostra la confirmació', url },
  }),
};

/** NEWSL-03: nothing is sent to an address before its owner has said yes. */
export const subscriptionLetter: Write<[names: string, url: string]> = {
  es: (names, url) => ({
    subject: 'Confirme su suscripción',
    paragraphs: [
      'Hola:',
      `Alguien ha pedido para esta dirección: ${names}. Confírmelo y empezaremos a enviárselo. El enlace vale una semana.`,
      'Si no lo ha pedido usted, no tiene que hacer nada.',
    ],
    action: { text: 'Confirmar la suscripción', url },
  }),
  ca: (names, url) => ({
    subject: 'Confirmeu la subscripció',
    paragraphs: [
      'Hola:',
      `Algú ha demanat per a aquesta adreça: ${names}. Confirmeu-ho i començarem a enviar-vos-ho. L’enllaç val una setmana.`,
      'Si no ho heu demanat vós, no cal que feu res.',
    ],
    action: { text: 'Confirma la subscripció', url },
  }),
};
