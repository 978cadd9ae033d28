import { useState } from 'react';
import { SlidersHorizontal, Sparkles } from 'lucide-react';
import { allCoursesCopy } from '../../shared/copy/learner';
import { CATEGORIES, type Category } from '../../shared/lib/categories';
import { classNames } from '../../shared/lib/class-names';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Checkbox } from '../../shared/ui/choice-fields';

interface CategoryFilterProps {
  chosen: readonly Category[];
  onToggle: (category: Category) => void;
}

const PANEL = 'category-filter';

/** The sidebar; on small screens it opens with Show Filters. */
export function CategoryFilter({ chosen, onToggle }: CategoryFilterProps) {
  const [open, setOpen] = useState(false);
  return (
    <aside aria-label={allCoursesCopy.filters} className="lg:sticky lg:top-24 lg:self-start">
      <div className="flex flex-wrap gap-3 lg:grid">
        <ButtonLink to="/searchwithai" className="max-lg:flex-1">
          <Sparkles aria-hidden className="size-5" />
          {allCoursesCopy.searchWithAi}
        </ButtonLink>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={PANEL}
          onClick={() => setOpen(!open)}
          className="max-lg:flex-1 lg:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-5" />
          {open ? allCoursesCopy.hideFilters : allCoursesCopy.showFilters}
        </Button>
      </div>
      <fieldset
        id={PANEL}
        className={classNames(
          'mt-5 rounded-card border border-line bg-card p-5 shadow-rest lg:block',
          !open && 'hidden',
        )}
      >
        <legend className="float-left mb-2 w-full font-semibold">{allCoursesCopy.filters}</legend>
        <div className="clear-both grid sm:grid-cols-2 lg:grid-cols-1">
          {CATEGORIES.map((category) => (
            <Checkbox
              key={category}
              label={category}
              checked={chosen.includes(category)}
              onChange={() => onToggle(category)}
            />
          ))}
        </div>
      </fieldset>
    </aside>
  );
}
