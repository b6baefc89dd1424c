import { SEARCH_TEXT_MAX_LENGTH } from '@portada/contract';
import { useMessages } from '@portada/element';
import { useKeptFields } from '@portada/ui/form/useKeptFields.ts';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { messages } from './messages.ts';

interface Props {
  text: string;
  onType(text: string): void;
  /** Enter: what was typed is wanted now. */
  onSubmit(): void;
}

/** SHOW-02 */
export function ShowSearch({ text, onType, onSubmit }: Props) {
  const t = useMessages(messages);
  const form = useKeptFields();
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers in use know the role longer than the element
    <form
      ref={form}
      className="portada-guard portada-show-index-search"
      noValidate
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        autoComplete="off"
        enterKeyHint="search"
        label={t('text')}
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        name="text"
        type="search"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  );
}
