export type { EventName } from './domain/events.js';
export * from './domain/facts.js';
