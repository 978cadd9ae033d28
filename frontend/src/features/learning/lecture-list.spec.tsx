import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aLecture } from '../../shared/testing/builders';
import { LectureList } from './lecture-list';

function list(changes: Parameters<typeof aLecture>[0]) {
  const lectures = [aLecture(changes)];
  render(
    <LectureList
      lectures={lectures}
      progress={new Map()}
      selectedId={null}
      noteOf={({ _id }) => (_id === 'with-quiz' ? 'Quiz: 1 of 2' : '')}
      onSelect={() => undefined}
    />,
  );
}

function show(changes: Parameters<typeof aLecture>[0]) {
  list(changes);
  return screen.getByRole('button');
}

describe('The list of lectures', () => {
  it('says of one that is being prepared that it comes', () => {
    expect(show({ videoStatus: 'processing' })).toHaveAccessibleName(/^In preparation:/);
  });

  it.each(['failed', 'none'] as const)(
    'promises nothing of one that nobody prepares: %s',
    (videoStatus) => {
      const lecture = show({ videoStatus });
      expect(lecture).toHaveTextContent('Not available yet');
      expect(lecture).not.toHaveAccessibleName(/In preparation/);
    },
  );

  it('says of a locked one only that, and does not offer it', () => {
    list({ locked: true });
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Locked: 1\. The first shift$/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what else there is to say of one', () => {
    expect(show({ _id: 'with-quiz' })).toHaveAccessibleName(/Quiz: 1 of 2$/);
  });

  it('stands a section above its first lecture', () => {
    const sectioned = show({ sectionTitle: 'On duty' });
    const heading = screen.getByRole('heading', { name: 'On duty' });
    expect(heading.compareDocumentPosition(sectioned)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('0 of 1 lecture')).toBeInTheDocument();
  });

  it('has no heading where there are no sections', () => {
    show({});
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
