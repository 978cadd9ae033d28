export { EnrolledCourses as default } from '../../../features/learning/enrolled-courses';
