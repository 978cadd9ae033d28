import type { Feature } from '../../../shared/feature';
import { answerKeysSaga } from './answer-keys.saga';
import { answerKeysReducer } from './answer-keys.slice';

export const features: readonly Feature[] = [
  { name: 'answerKeys', reducer: answerKeysReducer, saga: answerKeysSaga },
];
