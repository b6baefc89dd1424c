import { SEARCH_MIN_LENGTH, SEARCH_TEXT_MAX_LENGTH } from '@portada/contract';
import { useId, useMessages } from '@portada/element';
import InfoIcon from 'lucide/dist/esm/icons/info.mjs';
import SearchIcon from 'lucide/dist/esm/icons/search.mjs';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import fieldCss from '../../field/field.css';
import { useKeptFields } from '../../form/useKeptFields.ts';
import { Icon } from '../../icons/Icon.tsx';
import { classes, type Elements, usePartStyles } from '../../part.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { LazyVoice } from '../voice-search/LazyVoice.tsx';
import { searchMessages } from './messages.ts';
import css from './search-form.css';

export interface SearchFormProps {
  /** The text that the field begins with. */
  text?: string;
  /** Called with a valid text, trimmed. */
  onSearch(text: string): void;
  /** What to choose beside the text, after it. */
  filter?: Elements;
  /** Whether it can be dictated, where the browser listens. */
  voice?: boolean;
  input?: RefObject<HTMLInputElement | null>;
  className?: string;
}

/** SRCH-04, reading 24: characters as a reader counts them, after trimming. */
function isLongEnough(text: string): boolean {
  return [...text.trim()].length >= SEARCH_MIN_LENGTH;
}

/** A search form. A text that is too short shows an error and is not submitted (SRCH-04). */
export function SearchForm({ text = '', onSearch, filter, voice, input, className }: SearchFormProps) {
  usePartStyles(fieldCss);
  usePartStyles(css);
  const t = useMessages(searchMessages);
  const form = useKeptFields();
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;
  const [short, setShort] = useState(false);

  const search = () => {
    const typed = field.current?.value ?? '';
    setShort(!isLongEnough(typed));
    if (isLongEnough(typed)) onSearch(typed.trim());
    else field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const hear = (heard: string) => {
    if (field.current) field.current.value = heard;
    search();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers in use know the role longer than the element
    <form
      ref={form}
      className={classes('portada-guard portada-search-form', className)}
      noValidate
      role="search"
      onSubmit={submit}
    >
      <div className="portada-guard portada-search-form-row">
        <label className="portada-guard portada-search-form-text">
          <VisuallyHidden>{t('text')}</VisuallyHidden>
          <input
            ref={field}
            aria-describedby={short ? id : undefined}
            aria-invalid={short || undefined}
            autoComplete="off"
            className="portada-guard portada-field-control"
            defaultValue={text}
            enterKeyHint="search"
            maxLength={SEARCH_TEXT_MAX_LENGTH}
            name="text"
            part="input"
            placeholder={t('text')}
            type="search"
            onInput={({ currentTarget }) => setShort((was) => was && !isLongEnough(currentTarget.value))}
          />
        </label>
        {voice && <LazyVoice onHeard={hear} />}
        {filter}
        <Button type="submit">
          <Icon of={SearchIcon} />
          <span className="portada-guard">{t('submit')}</span>
        </Button>
      </div>
      <div className="portada-guard" role="alert">
        {short && (
          <p className="portada-guard portada-search-form-error" id={id} part="error">
            <Icon of={InfoIcon} />
            <span className="portada-guard">{t('error', { min: SEARCH_MIN_LENGTH })}</span>
          </p>
        )}
      </div>
    </form>
  );
}
