import type { DatePreset } from '@portada/contract';
import { useMessages } from '@portada/element';
import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { usePartStyles } from '../../part.ts';
import css from './date-dialog.css';
import type { DateOption } from './date-presets.ts';
import type { DayRange } from './date-range.ts';
import { dateSelectorMessages } from './messages.ts';
import { RangePicker } from './RangePicker.tsx';

interface Props {
  open: boolean;
  options: readonly DateOption[];
  value: DayRange | null;
  future: boolean;
  onClose: () => void;
  onChoose: (choice: DatePreset | DayRange) => void;
}

/** The presets, and a button to the calendar; beside the field where there is room. */
export function DateDialog({ open, onClose, ...choices }: Props) {
  usePartStyles(css);
  const t = useMessages(dateSelectorMessages);
  return (
    <Dialog
      open={open}
      className="portada-date-selector-dialog"
      title={t('title')}
      titleHidden
      onClose={onClose}
    >
      <Choices {...choices} />
    </Dialog>
  );
}

function Choices({ options, value, future, onChoose }: Omit<Props, 'open' | 'onClose'>) {
  const t = useMessages(dateSelectorMessages);
  const current = value ? value.preset : 'any';
  const [picking, setPicking] = useState(!current || options.length === 0);
  return (
    <>
      <ul className="portada-guard portada-date-selector-list">
        {options.map(({ preset, name }) => (
          <li key={preset} className="portada-guard">
            <button
              aria-current={preset === current ? 'true' : undefined}
              className="portada-guard portada-date-selector-option"
              type="button"
              onClick={() => onChoose(preset)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {picking ? (
        <RangePicker future={future} value={value?.preset ? null : value} onPick={onChoose} />
      ) : (
        <Button variant="secondary" onClick={() => setPicking(true)}>
          {t('choose')}
        </Button>
      )}
    </>
  );
}
