/** The contact form, and what becomes of a message. */
export const texts = {
  name: 'Nombre',
  topic: 'Asunto',
  otherTopic: 'Otro asunto',
  message: 'Mensaje',
  submit: 'Enviar el mensaje',
  failed:
    'No hemos podido enviar tu mensaje. Lo que has escrito sigue aquí: vuelve a intentarlo dentro de un rato.',
  tooMany:
    'Has enviado muchos mensajes seguidos. Lo que has escrito sigue aquí: espera un rato y vuelve a intentarlo.',
  sentTitle: 'Hemos recibido tu mensaje',
};

export type Key = keyof typeof texts;
