export const messages = {
  close: 'Tanca',
  hidePassword: 'Amaga la contrasenya',
  loading: 'S’està carregant…',
  showPassword: 'Mostra la contrasenya',
  waiting: 'Un moment, si us plau…',
};
