import { put } from 'typed-redux-saga';
import { requestOnce } from '../../../shared/sagas/request-once';
import { lectureCreated, type NewLecture } from '../lectures.slice';

/** Creates a lecture, adds it to the list at once, and returns it. Throws `ApiError`. */
export function* createLecture(wanted: NewLecture) {
  const { courseId, ...body } = wanted;
  const { lecture, lectures, outlineTag } = yield* requestOnce(['lecture', wanted], (api, key) =>
    api.POST('/api/course/createlecture/{courseId}', {
      params: { path: { courseId } },
      body,
      key,
    }),
  );
  yield* put(lectureCreated({ courseId, lectures, outlineTag }));
  return lecture;
}
