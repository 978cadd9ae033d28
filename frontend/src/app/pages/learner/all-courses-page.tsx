export { AllCourses as default } from '../../../features/browse/all-courses';
