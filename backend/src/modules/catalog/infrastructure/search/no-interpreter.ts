import {
  type Interpretation,
  RequestInterpreter,
} from '../../application/search/request-interpreter.js';

/** Without a language model, only our own rules interpret requests. */
export class NoInterpreter extends RequestInterpreter {
  async interpret(): Promise<Interpretation | null> {
    return null;
  }
}
