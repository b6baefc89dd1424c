/**
 * What a reader has typed outlives an error of its widget. React takes a view that has thrown off the page, with its
 * state: here the fields of its forms are kept, the widget is drawn anew in a container and a root of its own, and each
 * field gets back what stood in it, as if the reader had typed it. All this is in memory only, passwords too.
 */
import { sessionReaderId } from '@portada/core/user/session-cookie.ts';
import { restart } from '../restart.ts';
import {
  type Field,
  fieldKey,
  giveBack,
  isField,
  type Selection,
  select,
  selectionIn,
} from './kept-field.ts';

/** What the forms of a widget held. */
interface Kept {
  /** Whose session it was typed in: another reader gets nothing of it. */
  readonly reader: string;
  /** By their keys, in the order of the document. */
  readonly fields: Map<string, readonly Field[]>;
  readonly selection: Selection | undefined;
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField);

function isOfAnother({ reader }: Kept): boolean {
  const id = sessionReaderId();
  return reader !== '' && id !== '' && reader !== id;
}

function createKeeper(host: HTMLElement) {
  /** What leaves the page in this task. */
  let leaving: Kept | undefined;
  /** What is to be given back. */
  let owed: Kept | undefined;
  let reader = '';
  // Where nothing is lost the fallback stays, and where the error has come again before the reader has gone on typing:
  // it might come for ever.
  let isTyped = false;
  // A box that is ticked by us tells so as if the reader had.
  let isGiving = false;
  host.addEventListener('input', () => {
    if (isGiving) return;
    reader = sessionReaderId();
    isTyped = true;
  });

  /** Whether it is by an error that forms have left is known at the end of the task. */
  function settle(): void {
    const kept = leaving;
    leaving = undefined;
    if (!kept || host.dataset.state !== 'failed') return;
    owed = { ...kept, fields: new Map([...(owed?.fields ?? []), ...kept.fields]) };
    if (!isTyped) return;
    isTyped = false;
    restart(host);
  }

  function take(form: HTMLFormElement, place: string): void {
    if (!leaving) queueMicrotask(settle);
    const fields = leaving?.fields ?? new Map<string, readonly Field[]>();
    for (const field of fieldsOf(form)) {
      const key = fieldKey(field, place, host);
      fields.set(key, [...(fields.get(key) ?? []), field]);
    }
    leaving = { reader, fields, selection: selectionIn(form) ?? leaving?.selection };
  }

  /** Called again with each change: a field may come or be enabled later than its form, an option than its list. */
  function give(form: HTMLFormElement, place: string, met: WeakSet<Field>): void {
    if (owed && isOfAnother(owed)) owed = undefined;
    if (!owed) return;
    const { fields, selection } = owed;
    isGiving = true;
    for (const field of fieldsOf(form)) {
      const key = fieldKey(field, place, host);
      const [kept, ...others] = fields.get(key) ?? [];
      if (!kept || met.has(field) || !giveBack(field, kept)) continue;
      met.add(field);
      fields.set(key, others);
      if (selection?.field === kept) select(field, selection, host);
    }
    isGiving = false;
  }

  return (form: HTMLFormElement, place: string): (() => void) => {
    const met = new WeakSet<Field>();
    const observer = new MutationObserver(() => give(form, place, met));
    if (owed) {
      observer.observe(form, { childList: true, subtree: true, attributeFilter: ['disabled'] });
      // Not while React commits.
      queueMicrotask(() => give(form, place, met));
      form.addEventListener('submit', () => {
        // The reader has gone on: what has found no field has none.
        owed = undefined;
      });
    }
    return () => {
      observer.disconnect();
      take(form, place);
    };
  };
}

const keepers = new WeakMap<HTMLElement, ReturnType<typeof createKeeper>>();

/**
 * Keeps the fields of a form, for as long as it is on the page, from an error of its widget.
 *
 * @param place tells the form from the others of its widget, in each drawing by the same word
 * @returns what is to be called when the form leaves
 */
export function keepFields(host: HTMLElement, form: HTMLFormElement, place: string): () => void {
  let keep = keepers.get(host);
  if (!keep) {
    keep = createKeeper(host);
    keepers.set(host, keep);
  }
  return keep(form, place);
}
