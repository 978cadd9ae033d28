import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLecture } from '../../shared/testing/builders';
import { Curriculum } from './curriculum';

const lectures = [
  aLecture({ _id: 'free', lectureTitle: 'The first shift', isPreviewFree: true }),
  aLecture({ _id: 'paid', lectureTitle: 'Night work', locked: true }),
];

describe('The curriculum', () => {
  it('lets free previews be chosen', async () => {
    const chosen: string[] = [];
    render(
      <Curriculum
        lectures={lectures}
        selectedId={null}
        onPreview={({ _id }) => chosen.push(_id)}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /The first shift/ }));
    expect(chosen).toEqual(['free']);
  });

  it('has no dead buttons: locked lectures are text that says so', () => {
    render(<Curriculum lectures={lectures} selectedId={null} onPreview={() => undefined} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText('Locked')).toBeInTheDocument();
  });

  it('shows the first lectures of a long course, and all of them when asked', async () => {
    const many = Array.from({ length: 300 }, (_, index) => aLecture({ _id: `lecture-${index}` }));
    render(<Curriculum lectures={many} selectedId={null} onPreview={() => undefined} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 300 lectures' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(300);
    expect(screen.getByRole('button', { name: 'Show fewer lectures' })).toHaveFocus();
  });
});
