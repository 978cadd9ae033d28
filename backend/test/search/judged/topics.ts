import { FIRST_TOPICS } from './topics/first-half.js';
import { SECOND_TOPICS } from './topics/second-half.js';

export const TOPICS = `${FIRST_TOPICS.trimEnd()}${SECOND_TOPICS}`;
