import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { put } from 'typed-redux-saga';
import type { QuestionThread } from '../../../shared/api/types';
import { startAll } from '../../../shared/sagas/watchers';
import { userReceived } from '../../../shared/session/session.slice';
import { aThread, aUser } from '../../../shared/testing/builders';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { LectureQuestions } from '../lecture-questions';
import { questionsSaga } from '../questions.saga';
import { questionsReducer } from '../questions.slice';

export const LIST = 'GET /api/questions/course/course-1';
export const ONE = '/api/questions/question-1';
const lecture = { _id: 'lecture-1', lectureTitle: 'The first shift' };
export const self = { name: 'Ravi Kumar', photoUrl: null, isEducator: false, isSelf: true };
type Routes = Parameters<typeof fakeServer>[0];

interface Shown {
  questions?: QuestionThread[];
  routes?: Routes;
  isEducator?: boolean;
  wanted?: string | null;
  place?: typeof lecture | null;
}

/** Shows the panel, opened, as user-1 sees it, and waits for its questions. */
export async function show({
  questions = [aThread()],
  routes = {},
  isEducator = false,
  wanted = null,
  place = lecture,
}: Shown) {
  const all: Routes = { [LIST]: questions, [`GET ${ONE}`]: questions[0] ?? null, ...routes };
  // New questions and answers come with ids that the client makes.
  const answered = new Proxy<Routes>(all, {
    get: (known, name: string) =>
      known[name] ?? known[name.replace(/(\/answers\/|questions\/)[0-9a-f-]{36}$/, '$1new')],
  });
  const calls = fakeServer(answered);
  const player = {
    second: 65,
    running: true,
    plays: () => player.running,
    at: () => player.second,
    play: () => void (player.running = true),
    pause: () => void (player.running = false),
  };
  const jumps: number[] = [];
  const running = renderWithStore(
    <LectureQuestions
      courseId="course-1"
      lecture={place}
      player={() => player}
      isEducator={isEducator}
      wanted={wanted}
      onJump={(seconds) => jumps.push(seconds)}
    />,
    function* () {
      yield* put(userReceived(aUser()));
      yield* startAll(questionsSaga);
    },
    { questions: questionsReducer },
  );
  if (!wanted) await userEvent.click(screen.getByRole('button', { name: 'Questions' }));
  await screen.findAllByText(/exits first|Nobody has|could not be|was removed|no longer here/);
  await running.settle();
  return { ...running, calls, player, jumps };
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const openThread = async (settle: () => Promise<unknown>) => {
  await press(/^(Answer|Show \d answers?): /);
  await settle();
};
