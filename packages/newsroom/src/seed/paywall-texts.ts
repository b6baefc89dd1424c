import type { PaywallMessageTexts } from '../db/schema/editorial.ts';
import type { Language } from '../db/schema/sites.ts';

type Layout = 'modal' | 'bottom' | 'float' | 'counter';

/** The published messages of each site, one for each layout. Links are written without a base. */
export const paywallTexts: Record<Language, Record<Layout, PaywallMessageTexts>> = {
  es: {
    modal: {
      logoText: 'Diario del Puerto',
      logoUrl: '/',
      smallText: 'Contenido para lectores registrados',
      principalText: 'Siga leyendo: el registro es gratuito',
      aboveButtonText: 'Con su cuenta podrá guardar noticias, seguir autores y comentar.',
      buttonText: 'Cree su cuenta',
      buttonUrl: '/registro/',
      button2Text: 'Ya tengo cuenta',
      button2Url: '/acceso/',
      underButtonText: 'Tarda menos de un minuto.',
      bottomText: 'Por qué pedimos el registro',
      bottomUrl: '/aviso-legal/',
    },
    bottom: {
      logoText: 'Diario del Puerto',
      smallText: 'El periodismo del puerto cuesta',
      principalText: 'Regístrese gratis y no se pierda nada',
      buttonText: 'Registrarme',
      buttonUrl: '/registro/',
      underButtonText: 'Sin compromiso.',
    },
    float: {
      smallText: 'Cada mañana, a las siete',
      principalText: 'Reciba «Primera hora» en su correo',
      buttonText: 'Ver los boletines',
      buttonUrl: '/boletines/',
      position: 'right',
    },
    counter: {
      principalText: 'Le quedan pocos artículos este mes',
      counterText: 'artículos leídos',
      buttonText: 'Registrarme',
      buttonUrl: '/registro/',
      maxConsumedContent: 8,
    },
  },
  ca: {
    modal: {
      logoText: 'Diari del Port',
      logoUrl: '/',
      smallText: 'Contingut per a lectors registrats',
      principalText: 'Continueu llegint: el registre és gratuït',
      aboveButtonText: 'Amb el vostre compte podreu desar notícies, seguir autors i comentar.',
      buttonText: 'Creeu el compte',
      buttonUrl: '/registro/',
      button2Text: 'Ja tinc compte',
      button2Url: '/acceso/',
      underButtonText: 'No arriba a un minut.',
      bottomText: 'Per què demanem el registre',
      bottomUrl: '/aviso-legal/',
    },
    bottom: {
      logoText: 'Diari del Port',
      smallText: 'El periodisme del port costa diners',
      principalText: 'Registreu-vos de franc i no us perdeu res',
      buttonText: 'M’hi registro',
      buttonUrl: '/registro/',
      underButtonText: 'Sense compromís.',
    },
    float: {
      smallText: 'Cada matí, a les set',
      principalText: 'Rebeu «Primera hora» al vostre correu',
      buttonText: 'Mireu els butlletins',
      buttonUrl: '/boletines/',
      position: 'right',
    },
    counter: {
      principalText: 'Us queden pocs articles aquest mes',
      counterText: 'articles llegits',
      buttonText: 'M’hi registro',
      buttonUrl: '/registro/',
      maxConsumedContent: 8,
    },
  },
};
