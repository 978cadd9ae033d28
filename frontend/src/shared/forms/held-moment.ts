import { useEffect, useEffectEvent } from 'react';
import { useFormikContext } from 'formik';
import { secondOf, type CurrentPlayer } from '../lib/current-player';
import { uuid } from '../lib/uuid';

/** Where somebody began to write beside a player: it stays there, even if the player moves on. */
export interface Moment {
  /** Of what is written: kept with the draft, so that sending it again, even after a reload, writes it once. */
  id: string;
  lectureId: string;
  lectureTitle: string;
  seconds: number;
}

export interface WordsAtMoment extends Record<string, unknown> {
  text: string;
  /** Null until somebody types. */
  moment: Moment | null;
}

export const NO_WORDS: WordsAtMoment = { text: '', moment: null };

export const momentIn = (
  { _id, lectureTitle }: { _id: string; lectureTitle: string },
  player: CurrentPlayer,
): Moment => ({ id: uuid(), lectureId: _id, lectureTitle, seconds: secondOf(player) });

/** Keeps in the form's values the moment at which its text was begun. */
export function useHeldMoment(
  lecture: { _id: string; lectureTitle: string },
  player: CurrentPlayer,
): WordsAtMoment {
  const { values, setFieldValue } = useFormikContext<WordsAtMoment>();
  const isWriting = values.text !== '';
  const hold = useEffectEvent(() => {
    if (isWriting === (values.moment !== null)) return;
    void setFieldValue('moment', isWriting ? momentIn(lecture, player) : null, false);
  });
  useEffect(() => hold(), [isWriting]);
  return values;
}
