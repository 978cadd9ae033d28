export { Search as default } from '../../../features/search/search';
