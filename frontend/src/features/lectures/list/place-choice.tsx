import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { lecturesCopy } from '../../../shared/copy/educator-lectures';

interface PlaceChoiceProps {
  title: string;
  /** Counted from 1. */
  place: number;
  places: number;
  onChoose: (place: number) => void;
}

/** The lecture's number as a select. */
export function PlaceChoice({ title, place, places, onChoose }: PlaceChoiceProps) {
  // With 300 lectures of 300 places each, options are only rendered for a select in use.
  const [wanted, setWanted] = useState(false);
  const choices = wanted ? Array.from({ length: places }, (_, index) => index + 1) : [place];
  const want = () => setWanted(true);
  return (
    <span className="relative shrink-0">
      <select
        data-move="place"
        aria-label={lecturesCopy.moveTo(title)}
        value={place}
        onFocus={want}
        onPointerDown={want}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="min-h-9 appearance-none rounded-full bg-primary-tint pr-8 pl-4 text-base font-semibold text-primary tabular-nums pointer-coarse:min-h-11"
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-primary"
      />
    </span>
  );
}
