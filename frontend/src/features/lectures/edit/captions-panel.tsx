import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Failure } from '../../../shared/api/api-error';
import type { Caption } from '../../../shared/api/types';
import { editLectureCopy } from '../../../shared/copy/educator';
import { useRequest, useSucceeded } from '../../../shared/requests/use-request';
import { AskingButton } from '../../../shared/ui/asking-button';
import { Button } from '../../../shared/ui/button';
import { FileField } from '../../../shared/ui/file-field';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/states';
import { Card } from '../../../shared/ui/surface';
import { Select } from '../../../shared/ui/text-field';
import { useLeadOn } from '../../../shared/ui/use-lead-on';
import { captionLanguages } from './caption-languages';
import { selectCaptions } from '../lectures.selectors';
import {
  captionsRemoved,
  captionsRequested,
  captionsSubmitted,
  lectureRequests,
} from '../lectures.slice';

const { captions: copy } = editLectureCopy;

/** The caption languages of a lecture; captions stay when its video is replaced. */
export function CaptionsPanel({ lectureId }: { lectureId: string }) {
  const headingId = useId();
  const captions = useSelector(selectCaptions(lectureId));
  const heading = useRef<HTMLHeadingElement>(null);
  useLeadOn(captions.length, () => heading.current?.focus());
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl font-semibold">
          {copy.heading}
        </h2>
        <p className="text-muted">{copy.text}</p>
        <Languages lectureId={lectureId} />
        <NewCaptions lectureId={lectureId} />
      </Card>
    </section>
  );
}

function Languages({ lectureId }: { lectureId: string }) {
  const dispatch = useDispatch();
  const captions = useSelector(selectCaptions(lectureId));
  const { busy, settled, failure } = useRequest(lectureRequests.captionsLoad(lectureId));
  if (captions.length === 0 && (busy || !settled)) return <Skeleton className="h-5 w-48" />;
  if (captions.length === 0 && failure)
    return (
      <ErrorState text={copy.failed} onRetry={() => dispatch(captionsRequested({ lectureId }))} />
    );
  if (captions.length === 0) return <p className="text-sm text-subtle">{copy.none}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {captions.map((caption) => (
        <Language key={caption.language} lectureId={lectureId} {...caption} />
      ))}
    </ul>
  );
}

function Language({ lectureId, language, label }: Caption & { lectureId: string }) {
  const dispatch = useDispatch();
  const { busy } = useRequest(lectureRequests.captionsRemoval({ lectureId, language }));
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span>{label}</span>
      <AskingButton
        variant="ghost"
        size="sm"
        aria-label={copy.remove(label)}
        question={{ ...copy.removal, title: copy.removal.title(label) }}
        busy={busy}
        onConfirm={() => dispatch(captionsRemoved({ lectureId, language }))}
      >
        {copy.removeShort}
      </AskingButton>
    </li>
  );
}

function NewCaptions({ lectureId }: { lectureId: string }) {
  const dispatch = useDispatch();
  const captions = useSelector(selectCaptions(lectureId));
  const request = lectureRequests.captions(lectureId);
  const { busy, failure } = useRequest(request);
  const succeeded = useSucceeded(request);
  const [language, setLanguage] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [options] = useState(captionLanguages);
  const sent = useRef<File>(null);
  // The saved captions appear in the list above; the fields are cleared for the next language.
  const emptied = useEffectEvent(() => {
    if (file !== sent.current) return;
    setLanguage('');
    setFile(null);
  });
  useEffect(() => {
    if (succeeded) emptied();
  }, [succeeded]);
  const isThere = captions.some((one) => one.language === language);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!file) return;
        sent.current = file;
        dispatch(captionsSubmitted({ lectureId, language, file }));
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={copy.language}
          required
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        >
          <option value="">{copy.choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <FileField
          label={copy.file}
          accept=".vtt,.srt,text/vtt"
          required
          hint={copy.hint}
          file={file}
          onFile={setFile}
        />
      </div>
      {failure && <Faults failure={failure} />}
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {isThere ? copy.replace : copy.submit}
        </Button>
      </div>
    </form>
  );
}

/** Every faulty line, so that all can be fixed in one go. */
function Faults({ failure: { message, fieldErrors } }: { failure: Failure }) {
  const faults = Object.values(fieldErrors);
  return (
    <div role="alert" className="grid gap-1 rounded-control bg-danger-tint p-4 text-sm text-danger">
      {faults.length > 1 ? (
        <>
          <p className="font-semibold">{copy.faults}</p>
          <ul className="list-disc pl-5">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{message}</p>
      )}
    </div>
  );
}
