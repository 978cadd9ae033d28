import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Handout } from '../../../shared/api/types';
import { editHandoutsCopy as copy } from '../../../shared/copy/edit-handouts';
import { useRequest } from '../../../shared/requests/use-request';
import { AskingButton } from '../../../shared/ui/asking-button';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/states';
import { Card } from '../../../shared/ui/surface';
import { useLeadOn } from '../../../shared/ui/use-lead-on';
import { HandoutLink } from '../handout-link';
import { ACCEPTED, MAX_HANDOUTS } from './handout-files';
import { SendingHandouts } from './sending-handouts';
import {
  handoutRemoved,
  handoutRequests,
  handoutsCancelled,
  handoutsChosen,
  handoutsRequested,
  selectHandouts,
  selectLine,
  selectRefused,
  selectSending,
} from './handouts.slice';

/** The files that a lecture offers, and where more are added. */
export function HandoutsPanel({ lectureId }: { lectureId: string }) {
  const dispatch = useDispatch();
  const headingId = useId();
  const handouts = useSelector(selectHandouts(lectureId));
  const isInLine = useSelector(selectLine).includes(lectureId);
  const sending = useSelector(selectSending(lectureId));
  const heading = useRef<HTMLHeadingElement>(null);
  useLeadOn(handouts?.length ?? 0, () => heading.current?.focus());
  useEffect(() => void dispatch(handoutsRequested({ lectureId })), [dispatch, lectureId]);
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl font-semibold">
          {copy.heading}
        </h2>
        <p className="text-muted">{copy.text}</p>
        {isInLine && (
          <SendingHandouts
            sending={sending}
            onStop={() => {
              heading.current?.focus();
              dispatch(handoutsCancelled({ lectureId }));
            }}
          />
        )}
        <Files lectureId={lectureId} handouts={handouts} />
        <NewFiles lectureId={lectureId} busy={isInLine} />
      </Card>
    </section>
  );
}

function Files({ lectureId, handouts }: { lectureId: string; handouts: Handout[] | null }) {
  const dispatch = useDispatch();
  const { busy, failure } = useRequest(handoutRequests.load(lectureId));
  if (!handouts)
    return failure && !busy ? (
      <ErrorState text={copy.failed} onRetry={() => dispatch(handoutsRequested({ lectureId }))} />
    ) : (
      <Skeleton className="h-5 w-48" />
    );
  if (handouts.length === 0) return <p className="text-sm text-subtle">{copy.none}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {handouts.map((handout) => (
        <OneFile key={handout._id} lectureId={lectureId} handout={handout} />
      ))}
    </ul>
  );
}

function OneFile({ lectureId, handout }: { lectureId: string; handout: Handout }) {
  const dispatch = useDispatch();
  const { _id: handoutId, name } = handout;
  const { busy } = useRequest(handoutRequests.removal({ lectureId, handoutId }));
  return (
    <li className="flex items-center gap-3">
      <div className="min-w-0 grow">
        <HandoutLink handout={handout} />
      </div>
      <AskingButton
        variant="ghost"
        size="sm"
        aria-label={copy.remove(name)}
        question={{ ...copy.removal, title: copy.removal.title(name) }}
        busy={busy}
        onConfirm={() => dispatch(handoutRemoved({ lectureId, handoutId }))}
      >
        {copy.removeShort}
      </AskingButton>
    </li>
  );
}

function NewFiles({ lectureId, busy }: { lectureId: string; busy: boolean }) {
  const dispatch = useDispatch();
  const refused = useSelector(selectRefused(lectureId));
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same files may be chosen again.
    target.value = '';
    if (files.length > 0) dispatch(handoutsChosen({ lectureId, files }));
  };
  return (
    <div className="grid gap-3">
      {refused.length > 0 && (
        // Each is said once, not all of them with each new one.
        <div role="alert" aria-atomic={false}>
          <ul className="grid gap-1 text-sm text-danger">
            {refused.map((text, at) => (
              <li key={at} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-sm text-subtle">{copy.hint(MAX_HANDOUTS)}</p>
      <div>
        <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
          {copy.add}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        hidden
        aria-label={copy.add}
        onChange={choose}
      />
    </div>
  );
}
