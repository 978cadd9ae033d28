/**
 * The whole catalogue, for tests and translators. Screens import the part they need, so that the
 * texts of one screen do not travel with another.
 */
export * from './account';
export * from './common';
export * from './educator';
export * from './forms';
export * from './home';
export * from './home-sections';
export * from './learner';
export * from './legal';
export * from './navigation';
export * from './pages';
export * from './product';
export * from './search';
export * from './toasts';
