import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseStanding } from './course-standing';

const lectures = { done: 0, total: 3, onRetry: () => undefined };

it('A learner whose progress could not be read is not told that nothing is done', async () => {
  const onRetry = jest.fn();
  render(<CourseStanding {...lectures} standing="failed" onRetry={onRetry} />);
  expect(screen.queryByText('0 of 3 lectures')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Your progress could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('A learner whose progress is being read is told nothing yet', () => {
  render(<CourseStanding {...lectures} standing="asked" />);
  expect(screen.queryByText('0 of 3 lectures')).toBeNull();
});

it('A learner whose progress is known is told how much is done', () => {
  render(<CourseStanding {...lectures} done={1} standing="known" />);
  expect(screen.getByText('1 of 3 lectures')).toBeVisible();
});
