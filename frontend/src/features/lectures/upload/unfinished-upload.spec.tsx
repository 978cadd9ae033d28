import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LectureStatus } from '../../../shared/api/types';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { LiveRegion } from '../../../shared/ui/live-region';
import { lecturesReducer, statusRead } from '../lectures.slice';
import { UnfinishedUpload } from './unfinished-upload';

const status: LectureStatus = {
  _id: 'lecture-1',
  videoStatus: 'none',
  percent: 0,
  isPlayable: false,
  queuePlace: null,
  renditions: [],
  failureReason: null,
  upload: null,
};
const upload = { uploadId: 'upload-1', fileName: 'talk.mp4', size: 100, received: 25 };

function* nothing() {}

it('An unfinished upload is said to be given up once it is, and the focus goes on', async () => {
  const page = (
    <>
      <LiveRegion />
      <h1 tabIndex={-1}>Edit Lecture</h1>
      <UnfinishedUpload lectureId="lecture-1" />
    </>
  );
  const { store } = renderWithStore(page, nothing, { lectures: lecturesReducer });
  act(() => void store.dispatch(statusRead({ ...status, upload })));
  await userEvent.click(screen.getByRole('button', { name: 'Discard upload' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void store.dispatch(statusRead({ ...status, upload: null })));
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
