import type { Control } from './controls.ts';

/** What has a value or the focus in a form. */
export type Field = Control | HTMLButtonElement;

/** What is kept of a field: the field itself, or as much of it as is to be given back. */
export interface Kept {
  readonly value?: string;
  readonly checked?: boolean;
  readonly files?: FileList | null;
}

/** Where the caret is, or what is selected, in the field with the focus. */
export interface Selection {
  readonly field: Kept;
  readonly start: number | null;
  readonly end: number | null;
}

const isText = (field: Element) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLButtonElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement;

export const isBox = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Whether it is one of several boxes of a name, which are told apart by their values. */
function isOfList(field: Field): boolean {
  return isBox(field) && !(field.name && field.form?.elements.namedItem(field.name) === field);
}

/** What a field is called in this drawing of the widget and in the next; several may have one key. */
export function fieldKey(field: Field, formKey: string, { localName: tag }: Element): string {
  // A name made by `useId` begins with the tag, and is another in each drawing.
  const name = field.name.startsWith(tag) ? '' : (field.dataset.field ?? field.name);
  // By its name a field is known whatever it is drawn as: a password as text, many words in one line.
  const kind = field instanceof HTMLButtonElement || isBox(field) ? field.type : name || field.localName;
  return [formKey, kind, name, isOfList(field) ? field.value : ''].join(' ');
}

/** The element with the focus, as the root of the node sees it. */
function activeBeside(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}

/** The field with the focus among these. */
export function focusedOf(fields: readonly Field[]): Field | undefined {
  const active = fields[0] && activeBeside(fields[0]);
  return fields.find((field) => field === active);
}

/** @param kept what is kept of the field */
export function selectionIn(field: Field, kept: Kept): Selection {
  const [start, end] = isText(field) ? [field.selectionStart, field.selectionEnd] : [null, null];
  return { field: kept, start, end };
}

/** Moves the focus to where it was, unless the reader has moved it off the widget meanwhile. */
export function select(field: Field, { start, end }: Selection, host: Element): void {
  const active = activeBeside(host);
  if (active && active !== document.body && !host.contains(active)) return;
  field.focus({ preventScroll: true });
  if (isText(field) && start !== null) field.setSelectionRange(start, end);
}

function tell(field: Field, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Fills in a field as the reader had filled in the other; answers whether it could. */
export function giveBack(field: Field, { value, checked, files }: Kept): boolean {
  // It may wait for another one's value, as provinces do for the country.
  if (field.disabled) return false;
  if (field instanceof HTMLButtonElement) return true;
  if (isBox(field)) {
    if (checked !== undefined && field.checked !== checked) field.click();
  } else if (field.type === 'file') {
    if (!(field instanceof HTMLInputElement && files?.length)) return true;
    field.files = files;
    tell(field, 'change');
  } else if (value !== undefined && field.value !== value) {
    // The options may come later.
    if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
      return false;
    // By the setter of the class: React has put its own before it, and would take no notice.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    tell(field, field instanceof HTMLSelectElement ? 'change' : 'input');
  }
  return true;
}
