import { useSelector } from 'react-redux';
import type { Lecture } from '../../../shared/api/types';
import { videoStatusCopy } from '../../../shared/copy/educator';
import { Chip } from '../../../shared/ui/surface';
import { selectIsQueued, selectStatus, selectUpload } from '../lectures.selectors';
import { percentOf } from '../upload/upload-pace';
import { isGoingOn, videoStateOf } from './video-state';

/** The state of the lecture's video, in a word. */
export function VideoChip({ lecture }: { lecture: Lecture }) {
  const newest = useSelector(selectStatus(lecture._id));
  const upload = useSelector(selectUpload(lecture._id));
  const isQueued = useSelector(selectIsQueued(lecture._id));
  if (isQueued) return <Chip>{videoStatusCopy.toUpload}</Chip>;
  if (upload) return <Chip tone="primary">{videoStatusCopy.uploading(percentOf(upload))}</Chip>;

  const state = videoStateOf(lecture, newest);
  const percent = state.percent ?? 0;
  switch (state.status) {
    case 'none':
      return <Chip>{videoStatusCopy.none}</Chip>;
    case 'uploaded':
      return <Chip tone="primary">{videoStatusCopy.uploaded}</Chip>;
    case 'processing':
      return <Chip tone="primary">{videoStatusCopy.processing(percent)}</Chip>;
    case 'ready':
      return (
        <Chip tone="success">
          {isGoingOn(state) ? videoStatusCopy.improving(percent) : videoStatusCopy.ready}
        </Chip>
      );
    case 'failed':
      return <Chip tone="danger">{videoStatusCopy.failed}</Chip>;
  }
}
