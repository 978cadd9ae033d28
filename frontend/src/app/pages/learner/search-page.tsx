export { Search as default } from '../../../features/search/search';
export { features } from '../../../features/search/search.features';
