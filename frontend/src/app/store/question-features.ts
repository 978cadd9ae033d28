export { features as default } from '../../features/questions/questions.features';
