import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { keepText } from '../../shared/forms/drafts';
import { userReceived } from '../../shared/session/session.slice';
import { aFoundCourse, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import {
  fakeRecognition,
  fakeVoice,
  withoutRecognition,
  type FakeRecognition,
} from '../../shared/testing/fake-speech';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { Search } from './search';
import { searchSaga } from './search.saga';
import { searchReducer } from './search.slice';

const SEARCH = 'POST /api/ai/search';
const box = () => screen.getByRole('textbox', { name: 'What do you want to learn?' });
const microphone = () => screen.getByRole('button', { name: 'Search by voice' });
let recognitions: FakeRecognition[];
let said: string[];

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function show(answer: Parameters<typeof fakeServer>[0][string], address?: string) {
  const calls = fakeServer({ [SEARCH]: answer });
  const screens = (
    <>
      <Search />
      <Back />
    </>
  );
  const running = renderWithStore(screens, searchSaga, { search: searchReducer }, address);
  act(() => void running.store.dispatch(userReceived(aUser())));
  return { ...running, calls };
}

async function ask(input: string) {
  await userEvent.type(box(), `${input}{Enter}`);
}

beforeEach(() => {
  recognitions = fakeRecognition();
  said = fakeVoice();
});

describe('The search', () => {
  it('lists what was found, each with its reasons and a link to the course', async () => {
    show([aFoundCourse({ _id: 'c7', title: 'Cameras', why: ['Beginner', 'under ₹500'] })]);
    await ask('cctv');
    expect(await screen.findByRole('heading', { name: 'AI Search Results' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cameras' })).toHaveAttribute('href', '/viewcourse/c7');
    expect(screen.getByText('under ₹500')).toBeVisible();
    expect(screen.getByText('₹499')).toBeVisible();
    expect(screen.getByRole('img', { name: '4.6 out of 5' })).toBeVisible();
    expect(screen.getByText('These are the top courses I found for you')).toBeVisible();
  });

  it('asks what the address says', async () => {
    const { calls } = show([aFoundCourse({ title: 'Cameras' })], '/searchwithai?q=cctv%20camera');
    expect(await screen.findByRole('link', { name: 'Cameras' })).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ input: 'cctv camera' }]);
    expect(box()).toHaveValue('cctv camera');
  });

  it('asks as much of what the address says as a search takes', async () => {
    const { calls } = show([], `/searchwithai?q=${'x'.repeat(301)}`);
    expect(await screen.findByText('No courses found')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ input: 'x'.repeat(300) }]);
  });

  it('is gone back to, when another one followed it', async () => {
    const answers = [{ title: 'Cameras' }, { title: 'Locks' }, { title: 'Cameras again' }];
    show(() => [aFoundCourse(answers.shift() ?? {})]);
    await ask('cctv');
    expect(await screen.findByRole('link', { name: 'Cameras' })).toBeVisible();
    await userEvent.clear(box());
    await ask('locks');
    expect(await screen.findByRole('link', { name: 'Locks' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('link', { name: 'Cameras again' })).toBeVisible();
    expect(box()).toHaveValue('cctv');
  });

  it('leaves in the box what was typed after that had been asked, and a reload came', async () => {
    keepText('search', 'cctv for shops');
    const { calls } = show([aFoundCourse({ title: 'Cameras' })], '/searchwithai?q=cctv');
    expect(await screen.findByRole('link', { name: 'Cameras' })).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ input: 'cctv' }]);
    expect(box()).toHaveValue('cctv for shops');
  });

  it('shows that it looks for what the address says', () => {
    show([], '/searchwithai?q=cctv');
    expect(screen.getByText('Searching')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Search$/ })).toHaveAttribute('aria-busy', 'true');
  });

  it('says what it read misspelled words as', async () => {
    const headers = { 'Corrected-Input': 'hacking' };
    show({ status: 200, body: [aFoundCourse({ title: 'Hacks' })], headers });
    await ask('haking');
    expect(await screen.findByText('hacking')).toBeVisible();
    expect(box()).toHaveValue('haking');
  });

  it('says when nothing was within the limits', async () => {
    const headers = { 'Beyond-Limits': 'true' };
    show({ status: 200, body: [aFoundCourse({ price: 799 })], headers });
    await ask('machine learning under ₹500');
    expect(await screen.findByText(/Nothing meets your limits/)).toBeVisible();
  });

  it('says when nothing was found', async () => {
    show([]);
    await ask('zzz');
    expect(await screen.findByRole('heading', { name: 'No Courses Found' })).toBeVisible();
    expect(screen.getByText('No courses found')).toBeVisible();
  });

  it('puts a refusal of the words beside the box, without a toast', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { context } = show(problem(400, 'INVALID', 'Tell me what you want to learn.'));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Tell me what you want to learn.')).toBeVisible();
    expect(box()).toHaveAccessibleDescription(/Tell me what you want to learn/);
    expect(box()).toHaveFocus();
    expect(context.toasts).toEqual([]);
    log.mockRestore();
  });

  it('stays quiet about a limit and lets one try again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(problem(429, 'RATE_LIMITED', 'Too many searches. Try again in a minute.'));
    await ask('cctv');
    expect(await screen.findByText('Too many searches. Try again in a minute.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    log.mockRestore();
  });

  it('takes an example as it is, and then offers it as a recent search', async () => {
    let found = [aFoundCourse()];
    const { calls } = show(() => found);
    await userEvent.click(screen.getByRole('button', { name: /Machine learning under/ }));
    expect(await screen.findByRole('heading', { name: 'AI Search Results' })).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ input: 'Machine learning under ₹500' }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    found = [];
    await userEvent.clear(box());
    await ask('zzz');
    expect(await screen.findByRole('heading', { name: 'Recent searches' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Try one of these' })).toHaveFocus();
  });
});

describe('The microphone', () => {
  it('is pressed while it listens, until Esc', async () => {
    show([]);
    expect(microphone()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(microphone());
    expect(microphone()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Listening...')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(microphone()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('Listening...')).not.toBeInTheDocument();
  });

  it('finds what was said', async () => {
    show([aFoundCourse({ title: 'Cameras' })]);
    await userEvent.click(microphone());
    act(() => {
      recognitions[0]?.hear('cctv');
      recognitions[0]?.end();
    });
    expect(await screen.findByRole('link', { name: 'Cameras' })).toBeVisible();
    expect(box()).toHaveValue('cctv');
  });

  it('stays where the browser cannot listen, with a line of help; typing works', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    withoutRecognition();
    show([aFoundCourse({ title: 'Cameras' })]);
    await userEvent.click(microphone());
    expect(screen.getByText(/This browser cannot listen/)).toBeVisible();
    await ask('cctv');
    expect(await screen.findByRole('link', { name: 'Cameras' })).toBeVisible();
    log.mockRestore();
  });

  it('is answered in silence when spoken replies are off', async () => {
    show([]);
    await userEvent.click(screen.getByRole('button', { name: /Spoken replies/, pressed: true }));
    await ask('cctv');
    expect(await screen.findByText('No courses found')).toBeVisible();
    expect(said).toEqual([]);
  });
});
