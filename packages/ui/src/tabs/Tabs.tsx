import { useId } from '@portada/element';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLabelWarning } from '../dev-warnings/useDevWarning.ts';
import { keyOf } from '../key-of.ts';
import { usePartStyles } from '../part.ts';
import css from './tabs.css';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers: "Lo más leído". */
  label: string;
  tabs: readonly Tab[];
  /** The tab that shows first; without it the first of the list. */
  initial?: string;
  onSelect?: (id: string) => void;
}

/** Where an arrow, Home or End leads from the tab at `index`; nothing for other keys. */
function tabAfterKey(key: string, index: number, count: number, rightToLeft = false): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** One tab's content at a time (UI-03). Arrow keys go from tab to tab and show what they reach. */
export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  usePartStyles(css);
  useLabelWarning('tab list', label);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  const selected = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (!selected) return null;

  const select = (tab: Tab) => {
    setChosen(tab.id);
    if (tab.id !== selected.id) onSelect?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfterKey(keyOf(event), tabs.indexOf(selected), tabs.length, rightToLeft);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    select(tab);
    const button = list.current?.children[tabs.indexOf(tab)];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div className="portada-guard portada-tabs" part="tabs">
      <div
        ref={list}
        aria-label={label}
        className="portada-guard portada-tabs-list"
        role="tablist"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            aria-controls={tab === selected ? `${id}-panel` : undefined}
            aria-selected={tab === selected}
            className="portada-guard portada-tab"
            id={`${id}-${tab.id}`}
            part="tab"
            role="tab"
            tabIndex={tab === selected ? 0 : -1}
            type="button"
            onClick={() => select(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={selected.id}
        aria-labelledby={`${id}-${selected.id}`}
        className="portada-guard portada-tab-panel"
        id={`${id}-panel`}
        part="tab-panel"
        role="tabpanel"
      >
        {selected.content}
      </div>
    </div>
  );
}
