import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { keepGoOn } from '../../../features/learning/kept-go-on';
import type { CourseInProgress } from '../../../shared/api/types';
import { learnerEnrolled } from '../../../shared/facts';
import { userReceived } from '../../../shared/session/session.slice';
import { forgetWanted, rememberWanted } from '../../../shared/session/wanted-page';
import { anEnrolledCourse, aUser } from '../../../shared/testing/builders';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { HeroFootnote } from './hero-footnote';

const enrolledCourses = ['Newest', 'Middle', 'Oldest'].map((title) =>
  anEnrolledCourse({ _id: title, title }),
);

/** Stored from an earlier visit: most recently used first. */
function keep(states: [string, CourseInProgress['state']][], userId = 'user-1') {
  const courses = states.map(([courseId, state]) => ({ courseId, state }));
  keepGoOn(userId, courses as CourseInProgress[]);
}

async function show() {
  const running = renderWithStore(<HeroFootnote />, function* () {}, {});
  await running.dispatch(userReceived(aUser({ enrolledCourses })));
  return running;
}

const way = () => screen.queryByRole('link', { name: /^Continue/ })?.getAttribute('href');

describe('The way back to learning', () => {
  beforeEach(() => localStorage.clear());

  it('names no course while it is not known which of them are finished', async () => {
    await show();
    expect(way()).toBe('/learning-progress');
    expect(screen.getByRole('link', { name: 'Continue learning' })).toBeVisible();
  });

  it('leads to the newest course that was not begun', async () => {
    keep([]);
    await show();
    expect(way()).toBe('/viewlecture/Newest');
  });

  it('leads to a course that was bought just now', async () => {
    keep([]);
    const { dispatch } = await show();
    await dispatch(learnerEnrolled(anEnrolledCourse({ _id: 'Bought' })));
    expect(way()).toBe('/viewlecture/Bought');
  });

  it('leads to the course that was used last and is not finished', async () => {
    keep([
      ['Middle', 'completed'],
      ['Oldest', 'in_progress'],
      ['Newest', 'not_started'],
    ]);
    await show();
    expect(way()).toBe('/viewlecture/Oldest');
  });

  it('leads to no course that is finished', async () => {
    keep([['Newest', 'completed']]);
    await show();
    expect(way()).toBe('/viewlecture/Middle');
  });

  it('is not there once everything is finished', async () => {
    keep(['Newest', 'Middle', 'Oldest'].map((id) => [id, 'completed']));
    await show();
    expect(way()).toBeUndefined();
  });

  it('goes by nothing that somebody else did on this device', async () => {
    keep([['Oldest', 'in_progress']], 'user-2');
    await show();
    expect(way()).toBe('/learning-progress');
  });
});

describe('The way on to a page that somebody was sent away from', () => {
  const on = () => screen.queryByRole('link', { name: 'Go on to the page you asked for' });
  afterEach(forgetWanted);

  it('leads there after the log-in, which goes home', async () => {
    rememberWanted('/viewcourse/1?x=2', null);
    await show();
    expect(on()).toHaveAttribute('href', '/viewcourse/1?x=2');
    expect(way()).toBeUndefined();
  });

  it('leads nobody to where the session of somebody else ended', async () => {
    rememberWanted('/viewcourse/1', 'user-2');
    await show();
    expect(on()).toBeNull();
    expect(way()).toBe('/learning-progress');
  });

  it('is not there for visitors', () => {
    rememberWanted('/viewcourse/1', null);
    renderWithStore(<HeroFootnote />, function* () {}, {});
    expect(on()).toBeNull();
  });
});
