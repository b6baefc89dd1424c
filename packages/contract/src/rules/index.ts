/** Validation rules, shared by forms and server. Each message is a key of `validationKeys`. */
export * from './contact.ts';
export * from './dates.ts';
export * from './email.ts';
export * from './file.ts';
export * from './form.ts';
export * from './graphemes.ts';
export * from './keys.ts';
export * from './nick.ts';
export * from './nif.ts';
export * from './password.ts';
export * from './text.ts';
export * from './unseen.ts';
