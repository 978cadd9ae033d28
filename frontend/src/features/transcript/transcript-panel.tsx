import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Lecture } from '../../shared/api/types';
import { transcriptCopy } from '../../shared/copy/transcript';
import { useRequest } from '../../shared/requests/use-request';
import { ErrorState } from '../../shared/ui/states';
import { Select } from '../../shared/ui/text-field';
import type { PlayerClock } from './player-clock';
import { TranscriptList } from './transcript-list';
import { TranscriptSkeleton } from './transcript-skeleton';
import { selectTranscript, transcriptRequest, transcriptRequested } from './transcript.slice';

type Track = Lecture['captions'][number];

interface TranscriptPanelProps {
  tracks: readonly Track[];
  clock: PlayerClock;
  onSeek: (seconds: number) => void;
}

/** A chosen language is kept for the following lectures. */
export default function TranscriptPanel({ tracks, ...player }: TranscriptPanelProps) {
  const [language, setLanguage] = useState('');
  const track = tracks.find((one) => one.language === language) ?? tracks[0];
  if (!track) return null;
  return (
    <>
      {tracks.length > 1 && (
        <div className="max-w-60">
          <Select
            label={transcriptCopy.language}
            value={track.language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            {tracks.map((one) => (
              <option key={one.language} value={one.language}>
                {one.label}
              </option>
            ))}
          </Select>
        </div>
      )}
      <OneTranscript key={track.url} track={track} {...player} />
    </>
  );
}

function OneTranscript({
  track: { url, language },
  ...player
}: Omit<TranscriptPanelProps, 'tracks'> & { track: Track }) {
  const dispatch = useDispatch();
  const vtt = useSelector(selectTranscript(url));
  const { failure, busy } = useRequest(transcriptRequest(url));
  const load = () => dispatch(transcriptRequested(url));
  useEffect(() => void dispatch(transcriptRequested(url)), [dispatch, url]);

  if (vtt !== undefined) return <TranscriptList {...{ vtt, language }} {...player} />;
  if (!failure || busy) return <TranscriptSkeleton />;
  return <ErrorState text={transcriptCopy.failed} requestId={failure.requestId} onRetry={load} />;
}
