import { expect, it } from '@jest/globals';
import { put } from 'typed-redux-saga';
import { userReceived } from '../../shared/session/session.slice';
import { aUser } from '../../shared/testing/builders';
import { fakeServer } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { learningSaga } from './learning.saga';
import { learningReducer, watched } from './learning.slice';
import { useOverview } from './use-overview';

function Page() {
  useOverview();
  return null;
}

it('The progress is asked for once more when what was watched last has arrived', async () => {
  const stored = Promise.withResolvers<Record<string, unknown>>();
  const calls = fakeServer({
    'POST /api/learning/watch': () => stored.promise,
    'GET /api/learning/progress': { courses: [] },
  });
  const { dispatch, settle } = renderWithStore(
    <Page />,
    function* () {
      yield* put(userReceived(aUser()));
      yield* learningSaga();
    },
    { learning: learningReducer },
  );
  const intervals = [{ lectureId: 'lecture-1', from: 0, to: 10 }];
  await dispatch(watched({ courseId: 'course-1', message: { intervals } }));
  const asked = () => calls.filter(({ method }) => method === 'GET').length;
  expect(asked()).toBe(1);
  stored.resolve({ courseId: 'course-1', percent: 1, completed: false, lectures: [] });
  await settle();
  expect(asked()).toBe(2);
});
