import type { CurrentPlayer } from '../../shared/lib/current-player';

export interface LectureQuestionsProps {
  courseId: string;
  lecture: { _id: string; lectureTitle: string };
  player: CurrentPlayer;
  /** The educator of the course answers and removes, but does not ask. */
  isEducator: boolean;
  /** The question that a mail led to. */
  wanted: string | null;
  onJump: (seconds: number) => void;
}
