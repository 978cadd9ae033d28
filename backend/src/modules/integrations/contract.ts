export * from './domain/facts.js';
