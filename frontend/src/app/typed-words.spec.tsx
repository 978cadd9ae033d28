import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, type ByRoleMatcher } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, type ReactElement } from 'react';
import { spawn } from 'typed-redux-saga';
import { EditProfile } from '../features/account/profile/edit-profile';
import { NewToken } from '../features/account/settings/new-token';
import { CreateCourse } from '../features/authoring/create-course';
import { LectureForm } from '../features/lectures/edit/lecture-form';
import { NewLecture } from '../features/lectures/list/new-lecture';
import { GiveBackDialog } from '../features/orders/give-back';
import { ReplyDialog } from '../features/reviews/reply-dialog';
import { ReportDialog } from '../features/reviews/report-dialog';
import { ownReviewReceived } from '../features/reviews/own-reviews.slice';
import { ReviewForm } from '../features/reviews/review-form';
import type { OrderDetail } from '../shared/api/types';
import { sessionSaga } from '../shared/session/session.saga';
import { userReceived } from '../shared/session/session.slice';
import { aLecture, aReview, aUser } from '../shared/testing/builders';
import { problem } from '../shared/testing/fake-server';
import { fakeUploads, type FakeUpload } from '../shared/testing/fake-uploads';
import { renderWithStore } from '../shared/testing/render-with-store';
import educator from './store/educator-features';
import learner from './store/learner-features';
import { features as orders } from '../features/orders/orders.features';
import settings from './store/settings-features';

const features = [...settings, ...educator, ...learner, ...orders];
const reducers = Object.fromEntries(features.map(({ name, reducer }) => [name, reducer]));
function* sagas() {
  yield* spawn(sessionSaga);
  for (const { saga } of features) yield* spawn(saga);
}

const close = () => undefined;
const review = { review: aReview(), open: true, onClose: close };
const detail = { _id: 'order-1', courseTitle: 'CCTV', amount: 49_900 } as OrderDetail;

interface Case {
  form: string;
  element: ReactElement;
  field: string | RegExp;
  submit: string;
  /** Another required field. */
  besides?: [ByRoleMatcher, string];
  /** Data received before the server failed. */
  told?: UnknownAction;
}

const CASES: Case[] = [
  {
    form: 'the profile',
    element: <EditProfile />,
    field: 'Description',
    submit: 'Save Changes',
  },
  {
    form: 'a new token',
    element: <NewToken open onClose={close} />,
    field: /^Name/,
    submit: 'Create token',
    besides: ['checkbox', 'See my profile'],
  },
  { form: 'a new course', element: <CreateCourse />, field: /^Title/, submit: 'Create Course' },
  {
    form: 'a new lecture',
    element: <NewLecture courseId="course-1" />,
    field: 'Lecture title',
    submit: 'Create Lecture',
  },
  {
    form: 'a lecture',
    element: <LectureForm courseId="course-1" lecture={aLecture()} />,
    field: 'Lecture title',
    submit: 'Update Lecture',
  },
  {
    form: 'a review',
    element: <ReviewForm courseId="course-1" />,
    field: 'Your comment',
    submit: 'Submit Review',
    besides: ['radio', '4 stars'],
    told: ownReviewReceived({ courseId: 'course-1', review: null }),
  },
  {
    form: 'a reply',
    element: <ReplyDialog {...review} />,
    field: 'Your reply',
    submit: 'Send reply',
  },
  {
    form: 'a report',
    element: <ReportDialog {...review} />,
    field: /^Anything else/,
    submit: 'Send report',
    besides: ['radio', 'Advertising or spam'],
  },
  {
    form: 'why a course goes back',
    element: <GiveBackDialog detail={detail} open onClose={close} />,
    field: /^What was wrong/,
    submit: 'Give it back',
  },
];

const WORDS = 'Kept';

async function show({ element, told }: Case) {
  const running = renderWithStore(element, sagas, reducers);
  await running.settle();
  await act(() => running.dispatch(userReceived(aUser())));
  if (told) await running.dispatch(told);
  return running;
}

/** The server's response to every call and every form with files. */
interface Trouble {
  call: () => Response;
  upload: (upload: FakeUpload) => void;
}

const { status, body } = problem(401, 'UNAUTHENTICATED', 'Log in.');
const sessionLost: Trouble = {
  call: () => Response.json(body, { status }),
  upload: (upload) => upload.answer(status, body),
};
const noConnection: Trouble = {
  call: () => {
    throw new TypeError('Failed to fetch');
  },
  upload: (upload) => upload.breakConnection(),
};

async function submitInto({ call, upload }: Trouble, one: Case) {
  globalThis.fetch = async () => call();
  const uploads = fakeUploads();
  const running = await show(one);
  const { field, besides, submit } = one;
  await userEvent.clear(screen.getByLabelText(field));
  await userEvent.type(screen.getByLabelText(field), WORDS);
  if (besides) await userEvent.click(screen.getByRole(besides[0], { name: besides[1] }));
  await userEvent.click(screen.getByRole('button', { name: submit }));
  await running.settle();
  act(() => uploads.forEach(upload));
  await running.settle();
  return running;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe.each(CASES)('What was typed into $form', (one) => {
  it('is there again after the session was lost and after a reload', async () => {
    const { store } = await submitInto(sessionLost, one);
    expect(store.getState().session.userData).toBeNull();
    cleanup();
    await show(one);
    expect(screen.getByLabelText(one.field)).toHaveValue(WORDS);
  });

  it('stays while there is no connection', async () => {
    const { context } = await submitInto(noConnection, one);
    expect(context.toasts).toHaveLength(1);
    expect(screen.getByLabelText(one.field)).toHaveValue(WORDS);
  });
});
