export const messages = {
  title: 'La contrasenya ha de tenir:',
  'password.length': '8 caràcters o més',
  'password.lowercase': 'una lletra minúscula',
  'password.uppercase': 'una lletra majúscula',
  'password.number': 'un número',
  'password.special': 'un signe, com ara ! o #',
  'password.run': 'cap caràcter 4 vegades seguides',
  'newPassword.run': 'cap caràcter dues vegades seguides',
  held: 'complert',
  open: 'pendent',
  progress: 'Requisits complerts: {held} de {all}.',
};
