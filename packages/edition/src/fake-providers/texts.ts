/** The texts of the fake provider's page. */
import type { Language } from '@portada/contract';
import { email as emailCa } from '@portada/shared/texts/phrases.ca.ts';
import { email } from '@portada/shared/texts/phrases.ts';

export const pageTexts = {
  es: {
    label: 'Proveedor de prueba',
    explain:
      'Esto no es {provider}: es un sustituto que solo existe mientras se desarrolla el diario. No escribas aquí datos de verdad.',
    title: 'Entrar con {provider}',
    choose: '¿Quién eres?',
    noEmail: 'sin correo',
    other: 'Otra persona',
    name: 'Nombre',
    email,
    verified: 'El proveedor ha comprobado que el correo es suyo',
    continue: 'Continuar',
    deny: 'No dar permiso',
    backTitle: 'Ya está',
    backText: '{provider} responde con un formulario. Pulsa el botón para volver al diario.',
    back: 'Volver al diario',
    refusedTitle: 'Petición rechazada',
    refusedText: 'La aplicación o la dirección de vuelta no son las que el proveedor conoce.',
  },
  ca: {
    label: 'Proveïdor de prova',
    explain:
      'Això no és {provider}: és un substitut que només existeix mentre es desenvolupa el diari. No hi escriguis dades de debò.',
    title: 'Entra amb {provider}',
    choose: 'Qui ets?',
    noEmail: 'sense correu',
    other: 'Una altra persona',
    name: 'Nom',
    email: emailCa,
    verified: 'El proveïdor ha comprovat que el correu és seu',
    continue: 'Continua',
    deny: 'No donis permís',
    backTitle: 'Fet',
    backText: '{provider} respon amb un formulari. Prem el botó per tornar al diari.',
    back: 'Torna al diari',
    refusedTitle: 'Petició rebutjada',
    refusedText: 'L’aplicació o l’adreça de tornada no són les que el proveïdor coneix.',
  },
} as const satisfies Record<Language, Record<string, string>>;
