/** What a reader has filled in of a widget's fallback, which its view takes over with the fallback's place. */
import type { Control } from './controls.ts';
import { type Field, isBox, isField, type Kept } from './kept-field.ts';

/** The fallback's fields: none of what stays beside the view, nor of another widget inside this one. */
export function servedFields(host: HTMLElement): readonly Field[] {
  const fields = [...host.querySelectorAll('input:not([type="hidden"]),textarea,select,button')];
  return fields.filter(isField).filter((field) => field.closest('[slot],[data-state]') === host);
}

/** Whether a reader has filled it in, or has emptied it, or the server had filled it in for them. */
export function isFilled(field: Field): field is Control {
  if (field instanceof HTMLButtonElement) return false;
  // A consent is the reader's alone to give.
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex > 0 || Boolean(field.querySelector<HTMLOptionElement>('[selected]')?.value);
  return Boolean(field.value || field.defaultValue);
}

/** By a list of its own: that of a field which is emptied may be emptied with it. */
function copyOf(files: Iterable<File>): FileList {
  const copy = new DataTransfer();
  for (const file of files) copy.items.add(file);
  return copy.files;
}

/** What is to be given to the view's field of the same name; of one that says nothing, no value. */
export function keptOf(field: Field): Kept {
  if (!isFilled(field)) return {};
  if (isBox(field)) return { checked: field.checked };
  const files = field instanceof HTMLInputElement && field.files;
  return files ? { files: copyOf(files) } : { value: field.value };
}

/** As the server wrote it: what has been taken over is kept nowhere else, a password above all. */
export function clear(field: Control): void {
  if (isBox(field)) field.checked = field.defaultChecked;
  else if (field instanceof HTMLSelectElement)
    for (const option of field.options) option.selected = option.defaultSelected;
  else field.value = field.defaultValue;
}
