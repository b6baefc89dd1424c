/** The form in which readers send what a call asks for. */
export const texts = {
  title: 'Título',
  text: 'Texto',
  consent: 'Acepto que se publique lo que envío con mi nombre de usuario, según las',
  terms: 'condiciones',
  submit: 'Enviar',
  thanksTitle: '¡Gracias!',
  thanks: 'Hemos recibido tu aportación. La redacción la leerá antes de publicarla.',
  closed: 'La convocatoria está cerrada. Gracias a quienes enviaron algo.',
};

export type Key = keyof typeof texts;
