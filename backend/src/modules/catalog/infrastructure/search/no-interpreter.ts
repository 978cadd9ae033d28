import {
  type Interpretation,
  RequestInterpreter,
} from '../../application/search/request-interpreter.js';

/** Without a language model every request is read by our own rules. */
export class NoInterpreter extends RequestInterpreter {
  async interpret(): Promise<Interpretation | null> {
    return null;
  }
}
