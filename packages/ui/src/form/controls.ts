/** What a reader fills in, as the browser has it. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** The value of a control's field. A list is what is ticked of its checkboxes. */
export function read(control: Control, before: unknown): unknown {
  if (!isBox(control)) return control.value;
  if (!Array.isArray(before)) return control.checked;
  const others: unknown[] = before.filter((one) => one !== control.value);
  return control.checked ? [...others, control.value] : others;
}

/** Puts a field's value into its control. */
export function show(control: Control, value: unknown): void {
  if (!isBox(control)) control.value = String(value ?? '');
  else control.checked = Array.isArray(value) ? value.includes(control.value) : value === true;
}

/** The first in the order of the document. */
export function firstOf(controls: readonly Control[]): Control | undefined {
  return controls.reduce<Control | undefined>((first, one) => {
    if (!first) return one;
    return first.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING ? one : first;
  }, undefined);
}

/** Whether two values of a field are the same; a list is compared by its items. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item) => other.includes(item));
}
