import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { History, Sparkles, type LucideIcon } from 'lucide-react';
import { searchCopy } from '../../shared/copy/search';
import { Button } from '../../shared/ui/button';
import { useLeadOn } from '../../shared/ui/use-lead-on';
import { recentCleared, searchSubmitted, selectSearch } from './search.slice';

/** Suggested searches: earlier ones on this device, and examples. */
export function Suggestions() {
  const dispatch = useDispatch();
  const { recent } = useSelector(selectSearch);
  const examples = useRef<HTMLHeadingElement>(null);
  useLeadOn(recent.length, () => examples.current?.focus());
  return (
    <div className="grid gap-8">
      {recent.length > 0 && (
        <section className="grid gap-3">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg font-semibold">{searchCopy.recent}</h2>
            <Button
              variant="ghost"
              size="sm"
              aria-label={searchCopy.clearRecent}
              onClick={() => dispatch(recentCleared())}
              className="-mr-3"
            >
              {searchCopy.clear}
            </Button>
          </div>
          <Inputs inputs={recent} icon={History} />
        </section>
      )}
      <section className="grid gap-3">
        <h2 ref={examples} tabIndex={-1} className="text-lg font-semibold">
          {searchCopy.examples}
        </h2>
        <Inputs inputs={searchCopy.exampleList} icon={Sparkles} />
      </section>
    </div>
  );
}

function Inputs({ inputs, icon: Icon }: { inputs: readonly string[]; icon: LucideIcon }) {
  const dispatch = useDispatch();
  return (
    <ul className="flex flex-wrap gap-2.5">
      {inputs.map((input) => (
        <li key={input} className="max-w-full">
          <button
            type="button"
            onClick={() => dispatch(searchSubmitted(input))}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-card px-4 py-1.5 text-left text-sm hover:border-primary hover:text-primary"
          >
            <Icon aria-hidden className="size-4 shrink-0 text-primary" />
            <span className="line-clamp-2 as-written">{input}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
