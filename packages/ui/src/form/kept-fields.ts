/**
 * What a reader has typed outlives the fallback in which it was typed, and an error of its widget. React takes a view
 * that has thrown off the page, with its state: here the fields of its forms are kept, the widget is drawn anew in a
 * container and a root of its own, and each field gets back what stood in it, as if the reader had typed it. The first
 * form of a view gets what stands in the fallback's fields. All this is in memory only, passwords too.
 */
import { sessionReaderId } from '@portada/core/user/session-cookie.ts';
import { restart } from '../restart.ts';
import type { Control } from './controls.ts';
import {
  type Field,
  fieldKey,
  focusedOf,
  giveBack,
  isField,
  type Kept,
  type Selection,
  select,
  selectionIn,
} from './kept-field.ts';
import { clear, isFilled, keptOf, servedFields } from './served-fields.ts';

/** What the forms of a widget held, or its fallback. */
interface Holding {
  /** Whose session it was typed in: another reader gets nothing of it. */
  readonly reader: string;
  /** By their keys, in the order of the document. */
  readonly fields: Map<string, readonly Kept[]>;
  selection: Selection | undefined;
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField);

function add(fields: Map<string, readonly Kept[]>, key: string, kept: Kept): void {
  fields.set(key, [...(fields.get(key) ?? []), kept]);
}

function isOfAnother({ reader }: Holding): boolean {
  const id = sessionReaderId();
  return reader !== '' && id !== '' && reader !== id;
}

/**
 * What the fallback holds: each field that is filled in, and the one with the focus.
 *
 * @param withValues else the fields' places alone
 */
function holdingOf(served: readonly Field[], keyOf: (field: Field) => string, withValues: boolean): Holding {
  const focused = focusedOf(served);
  const holding: Holding = { reader: sessionReaderId(), fields: new Map(), selection: undefined };
  for (const field of served) {
    if (field !== focused && !isFilled(field)) continue;
    const kept = withValues ? keptOf(field) : {};
    if (field === focused) holding.selection = selectionIn(field, kept);
    add(holding.fields, keyOf(field), kept);
  }
  return holding;
}

/** A view's own way to take over what the reader has filled in of the fallback. */
export type TakeServed = (fields: readonly Control[]) => void;

function createKeeper(host: HTMLElement) {
  /** What leaves the page in this task. */
  let leaving: Holding | undefined;
  /** What is to be given back. */
  let owed: Holding | undefined;
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

  function take(form: HTMLFormElement, formKey: string): void {
    if (!leaving) queueMicrotask(settle);
    const fields = leaving?.fields ?? new Map<string, readonly Kept[]>();
    for (const field of fieldsOf(form)) add(fields, fieldKey(field, formKey, host), field);
    const focused = focusedOf(fieldsOf(form));
    leaving = { reader, fields, selection: focused ? selectionIn(focused, focused) : leaving?.selection };
  }

  /** As the form takes the fallback's place, and not while it renders: until then the fallback is typed in. */
  function takeServed(form: HTMLFormElement, formKey: string, takeOver?: TakeServed): void {
    const served = servedFields(host);
    const filled = served.filter(isFilled);
    const holding = holdingOf(served, (field) => fieldKey(field, formKey, host), !takeOver);
    if (holding.fields.size === 0) return;
    owed = holding;
    ({ reader } = holding);
    isTyped = filled.length > 0;
    takeOver?.(filled);
    filled.forEach(clear);
    // At once, or the shell moves the focus to the first field, which would then be left and validated.
    const { fields, selection } = holding;
    const same = fieldsOf(form).find((field) => {
      const [kept] = fields.get(fieldKey(field, formKey, host)) ?? [];
      return kept && kept === selection?.field;
    });
    if (same && selection) select(same, selection, host);
  }

  /** Called again with each change: a field may come or be enabled later than its form, an option than its list. */
  function give(form: HTMLFormElement, formKey: string, met: WeakSet<Field>): void {
    if (owed && isOfAnother(owed)) owed = undefined;
    if (!owed) return;
    const held = owed;
    const { fields } = held;
    isGiving = true;
    for (const field of fieldsOf(form)) {
      const key = fieldKey(field, formKey, host);
      const [kept, ...others] = fields.get(key) ?? [];
      if (!kept || met.has(field) || !giveBack(field, kept)) continue;
      met.add(field);
      fields.set(key, others);
      if (held.selection?.field !== kept) continue;
      select(field, held.selection, host);
      held.selection = undefined;
    }
    isGiving = false;
  }

  let isFirst = true;
  return (form: HTMLFormElement, formKey: string, takeOver?: TakeServed): (() => void) => {
    if (isFirst) takeServed(form, formKey, takeOver);
    isFirst = false;
    const met = new WeakSet<Field>();
    const observer = new MutationObserver(() => give(form, formKey, met));
    if (owed) {
      observer.observe(form, { childList: true, subtree: true, attributeFilter: ['disabled'] });
      // Not while React commits.
      queueMicrotask(() => give(form, formKey, met));
      form.addEventListener('submit', () => {
        // The reader has gone on: what has found no field has none.
        owed = undefined;
      });
    }
    return () => {
      observer.disconnect();
      take(form, formKey);
    };
  };
}

const keepers = new WeakMap<HTMLElement, ReturnType<typeof createKeeper>>();

/**
 * Keeps the fields of a form, for as long as it is on the page, from an error of its widget. The first one of a widget
 * takes over what was filled in of the fallback.
 *
 * @param formKey tells the form from the others of its widget, in each drawing by the same word
 * @param takeOver instead of the fields of the same name, which get the focus alone then
 * @returns what is to be called when the form leaves
 */
export function keepFields(
  host: HTMLElement,
  form: HTMLFormElement,
  formKey: string,
  takeOver?: TakeServed,
): () => void {
  let keep = keepers.get(host);
  if (!keep) {
    keep = createKeeper(host);
    keepers.set(host, keep);
  }
  return keep(form, formKey, takeOver);
}
