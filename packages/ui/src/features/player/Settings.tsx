import { useStore } from '@nanostores/react';
import { $language } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import SettingsIcon from 'lucide/dist/esm/icons/settings.mjs';
import type { Disclosure } from '../../disclosure/useDisclosure.ts';
import { type Elements, usePartStyles } from '../../part.ts';
import type { Player } from './media/player.ts';
import { AUTOMATIC, NO_CAPTIONS } from './media/state.ts';
import { playerMessages } from './messages.ts';
import { PlayerButton } from './PlayerButton.tsx';
import css from './settings.css';
import { usePlayerState } from './usePlayerState.ts';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

interface Props {
  player: Player | undefined;
  disclosure: Disclosure<HTMLDivElement>;
  /** The controls that do not fit in the bar. */
  children?: Elements;
}

/** A button, and beside it what may be chosen: subtitles, quality, speed; only what there is a choice of. */
export function Settings({ player, disclosure, children }: Props) {
  usePartStyles(css);
  const t = useMessages(playerMessages);
  const { open, container, toggle } = disclosure;
  return (
    <div ref={container} className="portada-guard portada-player-settings">
      <PlayerButton
        icon={SettingsIcon}
        label={t('settings')}
        aria-expanded={open}
        disabled={!player}
        onClick={toggle}
      />
      {open && player && (
        <div className="portada-guard portada-player-panel" part="settings">
          <CaptionsChoice player={player} />
          <QualityChoice player={player} />
          <SpeedChoice player={player} />
          {children}
        </div>
      )}
    </div>
  );
}

function CaptionsChoice({ player }: { player: Player }) {
  const t = useMessages(playerMessages);
  const all = usePlayerState(player, (state) => state.allCaptions);
  const chosen = usePlayerState(player, (state) => state.captions);
  if (all.length === 0) return null;
  const options = [
    { value: NO_CAPTIONS, label: t('noCaptions') },
    ...all.map(({ id, label, language }) => ({ value: id, label, lang: language })),
  ];
  return (
    <Choice name={t('captions')} options={options} value={chosen} onChange={(id) => player.setCaptions(id)} />
  );
}

function QualityChoice({ player }: { player: Player }) {
  const t = useMessages(playerMessages);
  const all = usePlayerState(player, (state) => state.qualities);
  const chosen = usePlayerState(player, (state) => state.quality);
  const height = usePlayerState(player, (state) => state.height);
  if (all.length < 2) return null;
  const automatic =
    chosen === AUTOMATIC && height > 0 ? t('automaticNow', { height: String(height) }) : t('automatic');
  const options = [
    { value: String(AUTOMATIC), label: automatic },
    ...all.toReversed().map((quality) => ({ value: String(quality.id), label: `${quality.height}p` })),
  ];
  return (
    <Choice
      name={t('quality')}
      options={options}
      value={String(chosen)}
      onChange={(id) => player.setQuality(Number(id))}
    />
  );
}

function SpeedChoice({ player }: { player: Player }) {
  const t = useMessages(playerMessages);
  const rate = usePlayerState(player, (state) => state.rate);
  const live = usePlayerState(player, (state) => state.live);
  const figures = new Intl.NumberFormat([useStore($language), 'es']);
  if (live) return null;
  const options = RATES.map((value) => ({
    value: String(value),
    label: value === 1 ? t('normal') : `${figures.format(value)}×`,
  }));
  return (
    <Choice
      name={t('speed')}
      options={options}
      value={String(rate)}
      onChange={(value) => player.setRate(Number(value))}
    />
  );
}

interface ChoiceProps {
  name: string;
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ name, options, value, onChange }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className="portada-guard portada-player-choice">
      <legend>{name}</legend>
      {options.map((option) => (
        <label key={option.value} className="portada-guard portada-player-option">
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span lang={option.lang || undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
