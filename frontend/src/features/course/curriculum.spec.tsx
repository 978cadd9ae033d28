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
});
