import { put } from 'typed-redux-saga';
import { requestOnce } from '../../../shared/sagas/request-once';
import { lectureCreated, type NewLecture } from '../lectures.slice';

/** Creates a lecture and adds it to the list at once. Throws `ApiError`. */
export function* createLecture(lecture: NewLecture) {
  const { courseId, ...body } = lecture;
  const { lectures, outlineTag } = yield* requestOnce(['lecture', lecture], (api, key) =>
    api.POST('/api/course/createlecture/{courseId}', {
      params: { path: { courseId } },
      body,
      key,
    }),
  );
  yield* put(lectureCreated({ courseId, lectures, outlineTag }));
}
