/**
 * All texts, for tests and translators. Screens import only the part they need, so that the texts of one screen are not
 * loaded with another.
 */
export * from './account';
export * from './certificates';
export * from './common';
export * from './coupons';
export * from './edit-coupons';
export * from './educator';
export * from './forms';
export * from './home';
export * from './home-sections';
export * from './insight';
export * from './learner';
export * from './learning-progress';
export * from './legal';
export * from './moments';
export * from './navigation';
export * from './notes';
export * from './notes-pages';
export * from './orders';
export * from './pages';
export * from './player-keys';
export * from './product';
export * from './questions';
export * from './reviews';
export * from './search';
export * from './settings';
export * from './shelf';
export * from './toasts';
export * from './tokens';
export * from './transcript';
export * from './words';
