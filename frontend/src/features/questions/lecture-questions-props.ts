import type { CurrentPlayer } from '../../shared/lib/current-player';

export interface LectureQuestionsProps {
  courseId: string;
  /** Null where there is none to choose, or the one of the address is gone. */
  lecture: { _id: string; lectureTitle: string } | null;
  player: CurrentPlayer;
  /** The educator of the course answers and removes, but does not ask. */
  isEducator: boolean;
  /** The question that a mail led to. */
  wanted: string | null;
  onJump: (seconds: number) => void;
}
