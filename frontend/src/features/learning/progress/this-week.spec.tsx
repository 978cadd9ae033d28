import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LearningProgress } from '../../../shared/api/types';
import { requestFailed, requestStarted } from '../../../shared/requests/requests.slice';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { learningReducer, learningRequests } from '../learning.slice';
import { ThisWeek } from './this-week';

const summary: LearningProgress['summary'] = {
  enrolled: 1,
  inProgress: 1,
  completed: 0,
  certificates: 0,
  watchedSeconds: 132,
  thisWeekSeconds: 132,
  weeklyGoalMinutes: null,
  activeDaysThisWeek: 2,
  currentStreakDays: 2,
  longestStreakDays: 2,
  lastActivityAt: null,
};

it('The days of a week are said to have no more minutes than the week', () => {
  const days = [
    { date: '2026-11-23', seconds: 12 },
    { date: '2026-11-24', seconds: 119 },
    { date: '2026-11-25', seconds: 1 },
  ];
  renderWithStore(<ThisWeek summary={summary} days={days} />, function* () {}, {
    learning: learningReducer,
  });
  expect(screen.getByText('2 min')).toBeVisible();
  for (const day of ['Monday: < 1 min', 'Tuesday: 1 min', 'Today, Wednesday: < 1 min'])
    expect(screen.getByRole('img', { name: day })).toBeVisible();
});

it('A weekly goal stays chosen while it is stored, and goes back if it could not be', async () => {
  const { dispatch } = renderWithStore(<ThisWeek summary={summary} days={[]} />, function* () {}, {
    learning: learningReducer,
  });
  const goal = screen.getByLabelText('Weekly goal');
  await userEvent.selectOptions(goal, '30');
  await dispatch(requestStarted(learningRequests.goal));
  expect(goal).toHaveValue('30');
  const failure = {
    status: 503,
    code: 'UNAVAILABLE',
    message: 'Busy.',
    fieldErrors: {},
    requestId: null,
  };
  await dispatch(requestFailed({ name: learningRequests.goal, failure }));
  expect(goal).toHaveValue('');
});
