import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SearchIcon } from 'lucide-react';
import { searchCopy } from '../../shared/copy/search';
import { useRequest } from '../../shared/requests/use-request';
import { Button } from '../../shared/ui/button';
import { FieldError } from '../../shared/ui/form-field';
import { ListeningStatus } from './listening-status';
import { Microphone } from './microphone';
import {
  inputTyped,
  MAX_INPUT,
  searchRequest,
  searchSubmitted,
  selectSearch,
} from './search.slice';
import { VoiceChoice } from './voice-choice';
import { VoiceSwitch } from './voice-switch';

const INVALID = 400;

export function SearchBox() {
  const dispatch = useDispatch();
  const { input } = useSelector(selectSearch);
  const { busy, failure } = useRequest(searchRequest);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const [statusId, errorId] = [`${id}status`, `${id}error`];
  const refusal = failure?.status === INVALID ? failure.message : null;
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);

  return (
    <form
      role="search"
      className="mt-6 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) dispatch(searchSubmitted(input.trim()));
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {searchCopy.label}
      </label>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <div className="grid gap-2">
          <div className="relative">
            <SearchIcon
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
            />
            <input
              ref={box}
              id={id}
              type="text"
              name="input"
              value={input}
              onChange={({ target }) => dispatch(inputTyped(target.value))}
              maxLength={MAX_INPUT}
              placeholder={searchCopy.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              aria-invalid={refusal ? true : undefined}
              aria-describedby={refusal ? `${errorId} ${statusId}` : statusId}
              className="min-h-13 w-full rounded-control border border-input bg-card pr-14 pl-12 text-base text-ellipsis placeholder:text-subtle hover:border-primary aria-invalid:border-danger"
            />
            <Microphone className="absolute top-1/2 right-1 -translate-y-1/2" />
          </div>
          {refusal && <FieldError id={errorId}>{refusal}</FieldError>}
        </div>
        <Button type="submit" variant="accent" size="lg" busy={busy}>
          {searchCopy.submit}
        </Button>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ListeningStatus id={statusId} />
        <VoiceChoice />
        <VoiceSwitch />
      </div>
    </form>
  );
}
