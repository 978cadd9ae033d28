export * from './courses/course-facts.js';
export * from './handouts/handout-facts.js';
export * from './lectures/lecture-facts.js';
export * from './videos/video-facts.js';
