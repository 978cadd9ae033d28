import { Star } from 'lucide-react';
import { commonCopy } from '../copy/common';
import { classNames } from '../lib/class-names';

const SCALE = [1, 2, 3, 4, 5] as const;

export function StarShape({ filled, className }: { filled: boolean; className?: string }) {
  return (
    <Star
      aria-hidden
      strokeWidth={1.75}
      className={classNames(filled ? 'fill-star text-star' : 'text-star-off', className)}
    />
  );
}

/** Five stars, filled up to the rating, a whole number; screen readers hear "4 out of 5". */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={commonCopy.stars(rating)}
      className={classNames('inline-flex gap-0.5', className)}
    >
      {SCALE.map((value) => (
        <StarShape key={value} filled={value <= rating} className="size-4" />
      ))}
    </span>
  );
}

interface StarInputProps {
  legend: string;
  name: string;
  /** 0 for no choice. */
  value: number;
  /** Id of the group's error. */
  describedBy?: string | undefined;
  onChange: (value: number) => void;
}

/** A radio group of one to five stars. */
export function StarInput({ legend, name, value, describedBy, onChange }: StarInputProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
    >
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="-ml-2 flex">
        {SCALE.map((choice) => (
          <label
            key={choice}
            title={commonCopy.starChoice(choice)}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
              aria-label={commonCopy.starChoice(choice)}
              className="visually-hidden"
            />
            <StarShape filled={choice <= value} className="size-7" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
