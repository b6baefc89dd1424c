import { defineMessages } from '@portada/core';

const es = {
  label: 'Tu aportación',
  title: 'Título',
  text: 'Texto',
  consent: 'Acepto que se publique lo que envío con mi nombre de usuario, según las',
  terms: 'condiciones',
  submit: 'Enviar',
  thanksTitle: '¡Gracias!',
  thanks: 'Hemos recibido tu aportación. La redacción la leerá antes de publicarla.',
  close: 'Cerrar',
  closed: 'La convocatoria está cerrada. Gracias a quienes enviaron algo.',
};

export const messages = defineMessages('contribution-form', es, () => import('./messages.ca.ts'));
