import { browseSaga } from '../../features/browse/browse.saga';
import { browseReducer } from '../../features/browse/browse.slice';
import { checkoutSaga } from '../../features/checkout/checkout.saga';
import { checkoutReducer } from '../../features/checkout/checkout.slice';
import { courseSaga } from '../../features/course/course.saga';
import { courseReducer } from '../../features/course/course.slice';
import { learningSaga } from '../../features/learning/learning.saga';
import { learningReducer } from '../../features/learning/learning.slice';
import { notesSaga } from '../../features/notes/notes.saga';
import { notesReducer } from '../../features/notes/notes.slice';
import { courseReviewsSaga } from '../../features/reviews/course-reviews.saga';
import { courseReviewsReducer } from '../../features/reviews/course-reviews.slice';
import { ownReviewsSaga } from '../../features/reviews/own-reviews.saga';
import { ownReviewsReducer } from '../../features/reviews/own-reviews.slice';
import { transcriptSaga } from '../../features/transcript/transcript.saga';
import { transcriptReducer } from '../../features/transcript/transcript.slice';
import type { Feature } from '../../shared/feature';

const features: readonly Feature[] = [
  { name: 'browse', reducer: browseReducer, saga: browseSaga },
  { name: 'course', reducer: courseReducer, saga: courseSaga },
  { name: 'checkout', reducer: checkoutReducer, saga: checkoutSaga },
  { name: 'learning', reducer: learningReducer, saga: learningSaga },
  { name: 'courseReviews', reducer: courseReviewsReducer, saga: courseReviewsSaga },
  { name: 'ownReviews', reducer: ownReviewsReducer, saga: ownReviewsSaga },
  { name: 'notes', reducer: notesReducer, saga: notesSaga },
  { name: 'transcript', reducer: transcriptReducer, saga: transcriptSaga },
];
export default features;
