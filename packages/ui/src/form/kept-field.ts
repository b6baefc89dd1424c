import type { Control } from './controls.ts';

/** What has a value or the focus in a form. */
export type Field = Control | HTMLButtonElement;

/** The field with the focus, and where its caret is or what is selected in it. */
export interface Selection {
  readonly field: Field;
  readonly start: number | null;
  readonly end: number | null;
}

const isText = (field: Element) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLButtonElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** What a field is called in this drawing of the widget and in the next; several may have one key. */
export function fieldKey(field: Field, place: string, { localName: tag }: Element): string {
  // A name made by `useId` begins with the tag, and is another in each drawing.
  const name = field.name.startsWith(tag) ? '' : field.name;
  // A password field may be shown as text.
  const kind = field instanceof HTMLButtonElement ? field.type : field.localName;
  return [place, kind, name, isBox(field) ? field.value : ''].join(' ');
}

export function selectionIn(form: HTMLFormElement): Selection | undefined {
  const root = form.getRootNode();
  const field = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  if (!isField(field) || field.form !== form) return;
  const [start, end] = isText(field) ? [field.selectionStart, field.selectionEnd] : [null, null];
  return { field, start, end };
}

/** Moves the focus to where it was, unless the reader has moved it off the widget meanwhile. */
export function select(field: Field, { start, end }: Selection, host: Element): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !host.contains(activeElement)) return;
  field.focus();
  if (isText(field) && start !== null) field.setSelectionRange(start, end);
}

function tell(field: Field, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Fills in a field as the reader had filled in the other; answers whether it could. */
export function giveBack(field: Field, kept: Field): boolean {
  // It may wait for another one's value, as provinces do for the country.
  if (field.disabled) return false;
  if (field instanceof HTMLButtonElement) return true;
  if (isBox(field)) {
    if (isBox(kept) && field.checked !== kept.checked) field.click();
  } else if (field.type === 'file') {
    if (!(field instanceof HTMLInputElement && kept instanceof HTMLInputElement && kept.files?.length))
      return true;
    field.files = kept.files;
    tell(field, 'change');
  } else if (field.value !== kept.value) {
    // The options may come later.
    if (field instanceof HTMLSelectElement && ![...field.options].some(({ value }) => value === kept.value))
      return false;
    // By the setter of the class: React has put its own before it, and would take no notice.
    Reflect.set(Object.getPrototypeOf(field), 'value', kept.value, field);
    tell(field, field instanceof HTMLSelectElement ? 'change' : 'input');
  }
  return true;
}
