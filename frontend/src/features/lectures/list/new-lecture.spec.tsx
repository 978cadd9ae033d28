import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestStarted, requestSucceeded } from '../../../shared/requests/requests.slice';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { lectureRequests, lecturesReducer } from '../lectures.slice';
import { NewLecture } from './new-lecture';

function* nothing() {}

/** Leaves the creation of a lecture called Intro pending. */
async function sendIntro() {
  const { store } = renderWithStore(
    <>
      <NewLecture courseId="course-1" />
      <button type="button">Elsewhere</button>
    </>,
    nothing,
    { lectures: lecturesReducer },
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Intro{Enter}');
  await act(async () => void store.dispatch(requestStarted(lectureRequests.create('course-1'))));
  const answer = () =>
    act(async () => void store.dispatch(requestSucceeded(lectureRequests.create('course-1'))));
  return { field, answer };
}

describe('The form of a new lecture', () => {
  it('is empty again once the lecture is there', async () => {
    const { field, answer } = await sendIntro();
    await answer();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).toHaveFocus();
  });

  it('keeps the next title that was typed in the meantime', async () => {
    const { field, answer } = await sendIntro();
    await userEvent.clear(field);
    await userEvent.type(field, 'Setting up');
    await answer();
    expect(field).toHaveValue('Setting up');
  });

  it('leaves the focus with whoever went on to something else', async () => {
    const { field, answer } = await sendIntro();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(elsewhere);
    await answer();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(elsewhere).toHaveFocus();
  });
});
