import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lecturesCopy } from '../../../shared/copy/educator-lectures';
import { formatBytes } from '../../../shared/lib/bytes';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { selectHasQueued } from '../lectures.selectors';
import { queueCleared } from '../lectures.slice';
import { VIDEO_FILES } from '../upload/upload-file';
import {
  selectVideosSent,
  videosChosen,
  videosRequest,
  type VideosSent,
} from './several-videos.slice';
import { sortFiles, type VideoFile } from './video-files';

const copy = lecturesCopy.videos;

interface Chosen {
  videos: VideoFile[];
  others: string[];
}

/** For educators whose videos are there already: a lecture of each, named after its file. */
export function SeveralVideos({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const sent = useSelector(selectVideosSent(courseId));
  const isRunning = sent !== null && !sent.isOver;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Whether the educator began it here, and the focus may follow. */
  const [begun, setBegun] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same files may be chosen again.
    target.value = '';
    if (files.length > 0) setChosen(await sortFiles(files));
  };
  const close = () => {
    setChosen(null);
    button.current?.focus();
  };
  return (
    <div className="mt-3 border-t border-line pt-3">
      {!isRunning && (
        <Button ref={button} variant="ghost" size="sm" onClick={() => input.current?.click()}>
          {copy.open}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={VIDEO_FILES}
        hidden
        aria-label={copy.open}
        onChange={(event) => void take(event)}
      />
      {chosen && (
        <ChosenFiles
          key={chosen.videos.map(({ file }) => file.name).join('/')}
          chosen={chosen}
          onCancel={close}
          onSubmit={() => {
            setBegun(true);
            setChosen(null);
            dispatch(videosChosen({ courseId, videos: chosen.videos }));
          }}
        />
      )}
      {sent && !chosen && <Sent courseId={courseId} sent={sent} takesFocus={begun} />}
    </div>
  );
}

interface ChosenFilesProps {
  chosen: Chosen;
  onSubmit: () => void;
  onCancel: () => void;
}

function ChosenFiles({ chosen: { videos, others }, onSubmit, onCancel }: ChosenFilesProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isEmpty = videos.length === 0;
  return (
    <section aria-labelledby={headingId} className="mt-3 grid gap-3">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="font-semibold">
        {isEmpty ? copy.none : copy.title(videos.length)}
      </h2>
      {!isEmpty && (
        <>
          <p className="text-sm text-muted">{copy.hint}</p>
          <ol className="grid max-h-72 list-decimal gap-1 overflow-y-auto pl-8 text-sm">
            {videos.map(({ file, lectureTitle }) => (
              <li key={file.name}>
                <span className="wrap-anywhere">{lectureTitle}</span>{' '}
                <span className="text-muted tabular-nums">{formatBytes(file.size)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {others.length > 0 && (
        <p className="text-sm wrap-anywhere text-danger">{copy.others(others)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isEmpty && <Button onClick={onSubmit}>{copy.submit}</Button>}
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </section>
  );
}

interface SentProps {
  courseId: string;
  sent: VideosSent;
  takesFocus: boolean;
}

/** How far they are, and what did not work. */
function Sent({ courseId, sent, takesFocus }: SentProps) {
  const dispatch = useDispatch();
  const own = useRef<HTMLParagraphElement>(null);
  const lead = useEffectEvent(() => takesFocus && own.current?.focus());
  useEffect(() => void lead(), []);
  const hasQueued = useSelector(selectHasQueued(courseId));
  const { busy: isMaking } = useRequest(videosRequest(courseId));
  const { total, made, sent: uploaded, refused, isOver } = sent;
  const status = isMaking ? copy.making(made, total) : copy.sending(uploaded, made);
  return (
    <div className="mt-2 grid gap-2 text-sm">
      <p ref={own} role="status" tabIndex={-1} className="text-muted tabular-nums">
        {status}
      </p>
      {!isOver && <p className="text-subtle">{copy.stay}</p>}
      {isOver && made < total && <p className="text-danger">{copy.unmade(made, total)}</p>}
      {refused.length > 0 && (
        <ul className="grid gap-1 text-danger">
          {refused.map(({ lectureTitle, message }, at) => (
            <li key={at} className="wrap-anywhere">
              {copy.refused(lectureTitle, message)}
            </li>
          ))}
        </ul>
      )}
      {!isMaking && hasQueued && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => dispatch(queueCleared({ courseId }))}
          >
            {copy.stop}
          </Button>
        </div>
      )}
    </div>
  );
}
