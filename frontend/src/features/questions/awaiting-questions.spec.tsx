import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { put } from 'typed-redux-saga';
import { startAll } from '../../shared/sagas/watchers';
import { userReceived } from '../../shared/session/session.slice';
import { anAnswer, aThread, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { AwaitingQuestions } from './awaiting-questions';
import { questionsSaga } from './questions.saga';
import { questionsReducer } from './questions.slice';
import QuestionsWaiting from './questions-waiting';

const LIST = 'GET /api/questions/awaiting';
const ONE = '/api/questions/question-1';
const awaiting = (changes = {}) => ({ ...aThread(changes), courseTitle: 'Watching cameras' });
type Routes = Parameters<typeof fakeServer>[0];

async function show(routes: Routes, element: ReactElement = <AwaitingQuestions />) {
  const calls = fakeServer(
    new Proxy<Routes>(routes, {
      get: (known, name: string) => known[name] ?? known[name.replace(/[0-9a-f-]{36}$/, 'new')],
    }),
  );
  const running = renderWithStore(
    element,
    function* () {
      yield* put(userReceived(aUser({ role: 'educator' })));
      yield* startAll(questionsSaga);
    },
    { questions: questionsReducer },
  );
  await running.settle();
  return { ...running, calls };
}

let log: jest.SpiedFunction<typeof console.error> | undefined;
afterEach(() => log?.mockRestore());

describe('The questions that wait for an educator', () => {
  it('name course and lecture, lead to the moment, and are answered in their place', async () => {
    const after = aThread({ answers: [anAnswer()], isAwaiting: false });
    const { settle } = await show({
      [LIST]: [awaiting()],
      [`GET ${ONE}`]: aThread(),
      [`PUT ${ONE}/answers/new`]: { status: 201, body: after },
    });
    expect(screen.getByText('Watching cameras · The first shift')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch from 3:12' })).toHaveAttribute(
      'href',
      '/viewlecture/course-1?lecture=lecture-1&t=192',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Answer: Asha Rao' }));
    await settle();
    await userEvent.type(screen.getByRole('textbox'), 'Because.{Control>}{Enter}{/Control}');
    await settle();
    expect(screen.getByText('Because people leave by them.')).toBeVisible();
    expect(screen.queryByText('Waits for the educator')).toBeNull();
  });

  it('lead nowhere when their lecture was removed', async () => {
    await show({ [LIST]: [awaiting({ lectureTitle: null })] });
    expect(screen.getByText('Watching cameras · a removed lecture')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Watch/ })).toBeNull();
  });

  it('say that there are none', async () => {
    await show({ [LIST]: [] });
    expect(screen.getByText('No question waits for your answer.')).toBeVisible();
  });

  it('go on with more, and say when they could not be loaded', async () => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [
      problem(500, 'INTERNAL', 'Broken.'),
      { status: 200, headers: { Link: '</x?cursor=abc>; rel="next"' }, body: [awaiting()] },
      [awaiting({ _id: 'question-2', text: 'And the stairs?' })],
    ];
    const { settle } = await show({ [LIST]: () => answers.shift() ?? null });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    await userEvent.click(screen.getByRole('button', { name: 'More questions' }));
    await settle();
    expect(screen.getByText('And the stairs?')).toBeVisible();
  });
});

describe('The dashboard', () => {
  it('leads to questions that wait', async () => {
    await show({ [LIST]: [awaiting()] }, <QuestionsWaiting />);
    expect(screen.getByText('1 question waits for your answer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/questions');
  });

  it('says nothing while there are none', async () => {
    await show({ [LIST]: [] }, <QuestionsWaiting />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
