/** The rules of forms, shared by the form and the server. Each message is a key of `validationKeys`. */
export * from './dates.ts';
export * from './form.ts';
export * from './identity.ts';
export * from './keys.ts';
export * from './password.ts';
export * from './text.ts';
