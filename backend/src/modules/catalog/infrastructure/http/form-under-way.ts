import type { Request } from 'express';
import { FormUnderWay } from '../../application/uploads/forms-under-way.js';

/** The form of this request, before its file begins. @param largest bytes that its file may have */
export function formUnderWay(request: Request, userId: string, largest: number): FormUnderWay {
  // Unknown for a chunked body.
  const length = request.headers['content-length'];
  return new FormUnderWay(userId, length === undefined ? null : Number(length), largest);
}
