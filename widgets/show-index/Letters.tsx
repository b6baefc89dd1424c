import { useMessages } from '@portada/element';
import { Select } from '@portada/ui/select/Select.tsx';
import { messages } from './messages.ts';
import { emptyFilter, isSame, LETTERS, type ShowFilter } from './show-filter.ts';

interface Props {
  filter: ShowFilter;
  /** Told of a letter, or of none for all. */
  onChoose(letter: string): void;
}

/** SHOW-01: a list, on mobile a select; the style sheet shows the one or the other. */
export function Letters({ filter, onChoose }: Props) {
  const t = useMessages(messages);
  const isAll = isSame(filter, emptyFilter);
  const nameOf = (letter: string) => (letter === '#' ? t('figures') : letter);
  return (
    <>
      <fieldset className="portada-guard portada-show-index-letters" aria-label={t('letters')}>
        <Letter pressed={isAll} onPress={() => onChoose('')}>
          {t('all')}
        </Letter>
        {LETTERS.map((letter) => (
          <Letter
            key={letter}
            name={letter === '#' ? nameOf(letter) : undefined}
            pressed={letter === filter.letter}
            onPress={() => onChoose(letter)}
          >
            {letter}
          </Letter>
        ))}
      </fieldset>
      <Select
        className="portada-show-index-select"
        label={t('letters')}
        options={LETTERS.map((letter) => ({ value: letter, label: nameOf(letter) }))}
        placeholder={t('all')}
        value={filter.letter}
        onChange={({ target }) => onChoose(target.value)}
      />
    </>
  );
}

interface LetterProps {
  name?: string | undefined;
  pressed: boolean;
  onPress(): void;
  children: string;
}

function Letter({ name, pressed, onPress, children }: LetterProps) {
  return (
    <button
      aria-label={name}
      aria-pressed={pressed}
      className="portada-guard portada-show-index-letter"
      part="letter"
      type="button"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
