import type { UiKey } from './messages.ts';

export const messages: Record<UiKey, string> = {
  close: 'Tanca',
  hidePassword: 'Amaga la contrasenya',
  loading: 'S’està carregant…',
  showPassword: 'Mostra la contrasenya',
  waiting: 'Un moment, si us plau…',
};
