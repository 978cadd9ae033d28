import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestSucceeded } from '../../../shared/requests/requests.slice';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { fakeUploads } from '../../../shared/testing/fake-uploads';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { CaptionsPanel } from './captions-panel';
import { captionsSaga } from './captions.saga';
import {
  captionsRead,
  captionsRequested,
  lectureRequests,
  lecturesReducer,
} from '../lectures.slice';

const hindi = { language: 'hi', label: 'Hindi' };
const english = { language: 'en', label: 'English' };
const file = new File(['1'], 'talk.srt');

async function show() {
  const uploads = fakeUploads();
  const panel = <CaptionsPanel lectureId="lecture-1" />;
  const { store } = renderWithStore(panel, captionsSaga, { lectures: lecturesReducer });
  await act(async () => {
    store.dispatch(captionsRead({ lectureId: 'lecture-1', captions: [hindi] }));
    store.dispatch(requestSucceeded(lectureRequests.captionsLoad('lecture-1')));
  });
  return { uploads, user: userEvent.setup() };
}

async function add(
  user: ReturnType<typeof userEvent.setup>,
  language: string,
  button = 'Add captions',
) {
  await user.selectOptions(screen.getByLabelText('Language'), language);
  await user.upload(screen.getByLabelText('Caption file'), file);
  // jsdom considers a required file input empty, even with a chosen file.
  const form = screen.getByRole('button', { name: button }).closest('form');
  if (form) fireEvent.submit(form);
}

async function remove(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Remove the Hindi captions' }));
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
}

describe('The captions of a lecture', () => {
  it('are not said to be none before the server was asked', () => {
    const panel = <CaptionsPanel lectureId="lecture-1" />;
    renderWithStore(panel, captionsSaga, { lectures: lecturesReducer });
    expect(screen.getByRole('heading', { name: 'Captions' })).toBeVisible();
    expect(screen.queryByText('There are no captions yet.')).not.toBeInTheDocument();
  });

  it('are added language by language', async () => {
    const { uploads, user } = await show();
    await add(user, 'English');
    expect(uploads[0]?.fields).toMatchObject({ language: 'en' });
    await act(async () => uploads[0]?.answer(200, [english, hindi]));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByLabelText('Language')).toHaveValue('');
  });

  it('of one language are replaced, and the fields are free again', async () => {
    const { uploads, user } = await show();
    await add(user, 'Hindi', 'Replace captions');
    await act(async () => uploads[0]?.answer(200, [hindi]));
    expect(screen.getByLabelText('Language')).toHaveValue('');
    expect(screen.queryByText(/talk\.srt/)).not.toBeInTheDocument();
  });

  it('keep the file chosen for one language while another is removed', async () => {
    fakeServer({ 'DELETE /api/course/captions/lecture-1/hi': [] });
    const { user } = await show();
    await user.selectOptions(screen.getByLabelText('Language'), 'English');
    await user.upload(screen.getByLabelText('Caption file'), file);
    await remove(user);
    expect(await screen.findByText('There are no captions yet.')).toBeInTheDocument();
    expect(screen.getByLabelText('Language')).toHaveValue('en');
    expect(screen.getByText(/talk\.srt/)).toBeInTheDocument();
  });

  it('list every line at fault', async () => {
    const { uploads, user } = await show();
    await add(user, 'English');
    const faults = { 'captions[2]': 'Line 2: bad.', 'captions[9]': 'Line 9: worse.' };
    const { body } = problem(400, 'CAPTIONS_INVALID', 'Line 2: bad.', faults);
    await act(async () => uploads[0]?.answer(400, body));
    expect(screen.getByRole('alert')).toHaveTextContent('Line 2: bad.Line 9: worse.');
  });

  it('stay when somebody thinks better of removing them', async () => {
    const calls = fakeServer({});
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Remove the Hindi captions' }));
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(calls).toEqual([]);
    expect(screen.getByRole('listitem')).toHaveTextContent('Hindi');
  });

  it('can be removed, and the keyboard goes on at their heading', async () => {
    fakeServer({ 'DELETE /api/course/captions/lecture-1/hi': [] });
    const { user } = await show();
    await remove(user);
    expect(await screen.findByText('There are no captions yet.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Captions' })).toHaveFocus();
  });

  it('that cannot be loaded are not said to be missing, and are asked for again', async () => {
    let isDown = true;
    fakeServer({
      'GET /api/course/captions/lecture-1': () =>
        isDown ? problem(500, 'INTERNAL', 'Down.') : [hindi],
    });
    const panel = <CaptionsPanel lectureId="lecture-1" />;
    const { store } = renderWithStore(panel, captionsSaga, { lectures: lecturesReducer });
    await act(async () => {
      store.dispatch(captionsRequested({ lectureId: 'lecture-1' }));
    });
    expect(await screen.findByText('The captions could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByText('There are no captions yet.')).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Hindi');
  });
});
