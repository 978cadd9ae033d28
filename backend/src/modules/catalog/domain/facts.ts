export * from './course-facts.js';
export * from './lecture-facts.js';
export * from './video-facts.js';
