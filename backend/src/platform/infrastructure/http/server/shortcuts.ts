import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { FrontStep } from './front.js';
import type { HeaderList } from '../replies/send-kept.js';

/**
 * Answers the request and returns true, or leaves it alone. Checks the same rights as the route it replaces, and sends
 * the same headers, `always` and the request's id included.
 */
export type Shortcut = (request: Request, response: Response, always: HeaderList) => boolean;

/** Answers from memory, sent before Express is entered. */
@Injectable()
export class Shortcuts {
  private readonly known: Shortcut[] = [];

  add(shortcut: Shortcut): void {
    this.known.push(shortcut);
  }

  /** @param always headers of every reply */
  serving(always: HeaderList): FrontStep {
    return (request, response, next) => {
      if (!this.known.some((shortcut) => shortcut(request, response, always))) next();
    };
  }
}
