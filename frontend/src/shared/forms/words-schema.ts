import { object, string } from 'yup';
import { wordsCopy } from '../copy/words';

const MAX_WORDS = 2000;

/**
 * Of a form whose `text` is somebody's own words. They are never cut: who pastes too many has to see it, and to choose.
 */
export const wordsSchema = object({
  text: string()
    .trim()
    .required(wordsCopy.needed)
    .test('short', wordsCopy.tooLong(MAX_WORDS), (text) => [...text].length <= MAX_WORDS),
});
