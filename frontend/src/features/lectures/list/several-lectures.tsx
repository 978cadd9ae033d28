import { useRef, useState, type SyntheticEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { lecturesCopy } from '../../../shared/copy/educator-lectures';
import { restoreText } from '../../../shared/forms/drafts';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { TextArea } from '../../../shared/ui/text-field';
import {
  selectSeveral,
  severalRequest,
  titlesSubmitted,
  titlesTyped,
} from './several-lectures.slice';
import { emptySectionsOf, keptTitles, longTitlesOf, TITLE_MAX, titlesOf } from './titles';

const copy = lecturesCopy.several;

/** For educators with a written outline of the course: one title per line. */
export function SeveralLectures({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const several = useSelector(selectSeveral(courseId));
  const [restored] = useState(() => restoreText(keptTitles(courseId)));
  const { text = restored, made = 0, total = 0 } = several ?? {};
  const { busy, failure } = useRequest(severalRequest(courseId));
  const [open, setOpen] = useState(text !== '' || busy);
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const titles = titlesOf(text);
  const long = longTitlesOf(text);
  const empty = emptySectionsOf(text);
  const isBad = titles.length === 0 || long.length > 0 || empty.length > 0;
  const missing = titles.length === 0 ? copy.none : copy.emptySections(empty);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefused(isBad);
    if (isBad) field.current?.focus();
    else dispatch(titlesSubmitted({ courseId, titles }));
  };
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Button variant="ghost" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {copy.open}
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform duration-120 ${open ? 'rotate-180' : ''}`}
        />
      </Button>
      {open && (
        <form noValidate onSubmit={send} className="mt-3 grid gap-4">
          <TextArea
            ref={field}
            label={copy.titles}
            hint={copy.hint}
            error={
              long.length > 0
                ? copy.tooLong(TITLE_MAX, long)
                : refused && isBad
                  ? missing
                  : undefined
            }
            autoComplete="off"
            rows={6}
            readOnly={busy}
            value={text}
            onChange={({ target }) => dispatch(titlesTyped({ courseId, text: target.value }))}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" busy={busy}>
              {copy.submit}
            </Button>
            <p role="status" className="text-sm text-muted tabular-nums">
              {busy && copy.made(made, total)}
              {failure && total > 0 && copy.stopped(made, total)}
            </p>
          </div>
        </form>
      )}
    </div>
  );
}
