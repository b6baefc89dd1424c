/** What a form says of each broken rule, by the rule’s key without `validation.` */
export const texts = {
  'email.required': 'Escribe tu correo electrónico.',
  'name.required': 'Escribe tu nombre.',
  'title.required': 'Escribe un título.',
  'text.required': 'Escribe un texto.',
  'question.required': 'Escribe tu pregunta.',
  'message.required': 'Escribe tu mensaje.',
  'file.required': 'Elige un archivo.',
  'email.invalid': 'Revisa el correo electrónico: debe tener la forma nombre@ejemplo.es.',
  'email.letters':
    'No podemos enviar correos a direcciones con letras como «á» o «ñ» antes de la arroba. Usa otra.',
  tooShort: 'El texto es demasiado corto.',
  tooLong: 'El texto es demasiado largo.',
  pattern: 'El formato no es correcto.',
  'terms.required': 'Debes aceptar las condiciones.',
  'newsletters.required': 'Elige al menos un boletín.',
  'file.size': 'El archivo pesa demasiado.',
  'file.type': 'Este tipo de archivo no se admite.',
};

export type Key = keyof typeof texts;
