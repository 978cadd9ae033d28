import { useRef } from 'react';
import { X } from 'lucide-react';
import { allCoursesCopy } from '../../shared/copy/learner';
import type { Category } from '../../shared/api/types';
import { Button } from '../../shared/ui/button';
import { useLeadOn } from '../../shared/ui/use-lead-on';

interface ChosenFiltersProps {
  chosen: readonly Category[];
  onRemove: (category: Category) => void;
  onClear: () => void;
}

/** The chosen categories above the list, each with a remove button. */
export function ChosenFilters({ chosen, onRemove, onClear }: ChosenFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  useLeadOn(chosen.length, () => {
    const next = list.current?.querySelector('button') ?? document.querySelector('h1');
    next?.focus();
  });
  if (chosen.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul ref={list} className="flex flex-wrap gap-2">
        {chosen.map((category) => (
          <li key={category}>
            <button
              type="button"
              aria-label={allCoursesCopy.remove(category)}
              onClick={() => onRemove(category)}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-primary-tint px-3 text-sm font-semibold text-primary hover:bg-surface-2 pointer-coarse:min-h-11"
            >
              {category}
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {allCoursesCopy.clear}
      </Button>
    </div>
  );
}
