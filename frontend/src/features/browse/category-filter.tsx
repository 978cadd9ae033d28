import { startTransition, useOptimistic, useState } from 'react';
import { SlidersHorizontal, Sparkles } from 'lucide-react';
import { allCoursesCopy } from '../../shared/copy/learner';
import type { Category } from '../../shared/api/types';
import { CATEGORIES } from '../../shared/lib/categories';
import { useMedia } from '../../shared/lib/use-media';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Checkbox } from '../../shared/ui/choice-fields';
import { Dialog } from '../../shared/ui/dialog';

interface CategoryFilterProps {
  chosen: readonly Category[];
  onChoose: (categories: Category[]) => void;
  /** "Show 3 courses": the label of the sheet's close button. */
  resultText: string;
}

const WIDE = '(min-width: 64rem)';

/** A sidebar, or on small screens a sheet opened with Show Filters. */
export function CategoryFilter({ chosen, onChoose, resultText }: CategoryFilterProps) {
  const wide = useMedia(WIDE);
  const [wanted, setWanted] = useState(false);
  const open = wanted && !wide;
  const choices = <Choices chosen={chosen} onChoose={onChoose} />;
  return (
    <aside aria-label={allCoursesCopy.filters} className="lg:sticky lg:top-24 lg:self-start">
      <div className="flex flex-wrap gap-3 lg:grid">
        <ButtonLink to="/searchwithai" className="max-lg:flex-1">
          <Sparkles aria-hidden className="size-5" />
          {allCoursesCopy.searchWithAi}
        </ButtonLink>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setWanted(!open)}
          className="max-lg:flex-1 lg:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-5" />
          {open ? allCoursesCopy.hideFilters : allCoursesCopy.showFilters}
        </Button>
      </div>
      {wide ? (
        <div className="mt-5 rounded-card border border-line bg-card p-5 shadow-rest">
          {choices}
        </div>
      ) : (
        <Dialog
          open={open}
          kind="sheet"
          title={allCoursesCopy.filters}
          onClose={() => setWanted(false)}
        >
          {choices}
          <div className="sticky bottom-0 [@media(max-height:30rem)]:static grid gap-3 border-t border-line bg-bg py-4">
            <Button onClick={() => setWanted(false)}>{resultText}</Button>
            <Button variant="ghost" onClick={() => setWanted(false)}>
              {allCoursesCopy.hideFilters}
            </Button>
          </div>
        </Dialog>
      )}
    </aside>
  );
}

function Choices({ chosen, onChoose }: Pick<CategoryFilterProps, 'chosen' | 'onChoose'>) {
  // Optimistic: the choice is in the URL, which changes only after the page has rendered.
  const [ticked, tick] = useOptimistic(chosen);
  const toggle = (category: Category): void =>
    startTransition(() => {
      const others = ticked.filter((one) => one !== category);
      const next = others.length < ticked.length ? others : [...ticked, category];
      tick(next);
      onChoose(next);
    });
  return (
    <fieldset>
      <legend className="mb-2 font-semibold max-lg:sr-only">{allCoursesCopy.filters}</legend>
      <div className="grid sm:grid-cols-2 lg:grid-cols-1">
        {CATEGORIES.map((category) => (
          <Checkbox
            key={category}
            label={category}
            checked={ticked.includes(category)}
            onChange={() => toggle(category)}
          />
        ))}
      </div>
    </fieldset>
  );
}
