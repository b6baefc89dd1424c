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
      principalText: 'Sigue leyendo: el registro es gratuito',
      aboveButtonText: 'Con tu cuenta podrás guardar noticias, seguir a autores y comentar.',
      buttonText: 'Crea tu cuenta',
      buttonUrl: '/registro/',
      button2Text: 'Ya tengo cuenta',
      button2Url: '/acceso/',
      underButtonText: 'Se tarda menos de un minuto.',
      bottomText: 'Por qué pedimos el registro',
      bottomUrl: '/aviso-legal/',
    },
    bottom: {
      logoText: 'Diario del Puerto',
      smallText: 'El periodismo del puerto cuesta dinero',
      principalText: 'Regístrate gratis y no te pierdas nada',
      buttonText: 'Registrarme',
      buttonUrl: '/registro/',
      underButtonText: 'Sin compromiso.',
    },
    float: {
      smallText: 'Cada mañana, a las siete',
      principalText: 'Recibe «Primera hora» en tu correo',
      buttonText: 'Ver los boletines',
      buttonUrl: '/boletines/',
      position: 'right',
    },
    counter: {
      principalText: 'Te quedan pocos artículos este mes',
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
      principalText: 'Continua llegint: el registre és gratuït',
      aboveButtonText: 'Amb el teu compte podràs desar notícies, seguir autors i comentar.',
      buttonText: 'Crea el teu compte',
      buttonUrl: '/registro/',
      button2Text: 'Ja tinc compte',
      button2Url: '/acceso/',
      underButtonText: 'No s’hi triga ni un minut.',
      bottomText: 'Per què demanem el registre',
      bottomUrl: '/aviso-legal/',
    },
    bottom: {
      logoText: 'Diari del Port',
      smallText: 'El periodisme del port costa diners',
      principalText: 'Registra’t de franc i no et perdis res',
      buttonText: 'M’hi registro',
      buttonUrl: '/registro/',
      underButtonText: 'Sense compromís.',
    },
    float: {
      smallText: 'Cada matí, a les set',
      principalText: 'Rep «Primera hora» al teu correu',
      buttonText: 'Mira els butlletins',
      buttonUrl: '/boletines/',
      position: 'right',
    },
    counter: {
      principalText: 'Et queden pocs articles aquest mes',
      counterText: 'articles llegits',
      buttonText: 'M’hi registro',
      buttonUrl: '/registro/',
      maxConsumedContent: 8,
    },
  },
};
