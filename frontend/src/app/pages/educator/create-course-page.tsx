export { CreateCourse as default } from '../../../features/authoring/create-course';
