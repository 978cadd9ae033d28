import { object, string } from 'yup';
import { questionsCopy } from '../../shared/copy/questions';

export const MAX_WORDS = 2000;
export const wordsSchema = object({ text: string().trim().required(questionsCopy.needed) });
