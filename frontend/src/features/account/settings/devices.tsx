import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settingsCopy } from '../../../shared/copy/settings';
import { formatDayTime } from '../../../shared/lib/dates';
import { useRequest } from '../../../shared/requests/use-request';
import { Button } from '../../../shared/ui/button';
import { ErrorState } from '../../../shared/ui/states';
import { Chip } from '../../../shared/ui/surface';
import { useLeadOn } from '../../../shared/ui/use-lead-on';
import {
  otherSessionsEnded,
  selectSessions,
  sessionEnded,
  sessionsRequested,
  settingsRequests,
} from './settings.slice';

const { devices: copy } = settingsCopy;

/** The user's sessions, with buttons to end them. */
export function Devices() {
  const dispatch = useDispatch();
  const sessions = useSelector(selectSessions);
  const { failure } = useRequest(settingsRequests.sessions);
  const { busy } = useRequest(settingsRequests.endSessions);
  const list = useRef<HTMLUListElement>(null);
  useLeadOn(sessions?.length ?? 0, () => list.current?.focus());
  useEffect(() => void dispatch(sessionsRequested()), [dispatch]);

  if (!sessions)
    return failure ? (
      <ErrorState
        text={failure.message}
        requestId={failure.requestId}
        onRetry={() => dispatch(sessionsRequested())}
        className="w-full"
      />
    ) : (
      <div aria-busy className="skeleton h-24 w-full" />
    );
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={copy.heading} className="grid w-full gap-3">
        {sessions.map(({ _id, device, lastSeenAt, current }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <p className="font-medium">
                {device} {current && <Chip tone="success">{copy.current}</Chip>}
              </p>
              <p id={`seen-${_id}`} className="text-sm text-muted">
                {copy.lastSeen(formatDayTime(lastSeenAt))}
              </p>
            </div>
            {!current && (
              <Button
                variant="ghost"
                disabled={busy}
                aria-label={copy.endNamed(device)}
                aria-describedby={`seen-${_id}`}
                onClick={() => dispatch(sessionEnded(_id))}
              >
                {copy.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" busy={busy} onClick={() => dispatch(otherSessionsEnded())}>
          {copy.endOthers}
        </Button>
      )}
    </>
  );
}
