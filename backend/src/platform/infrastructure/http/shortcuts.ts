import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { FrontStep } from './front.js';
import type { HeaderList } from './send-kept.js';

/**
 * Answers the request and says so, or leaves it alone. It asks for the same rights as the route it stands for, and
 * says the same: `always` and the id of the request included.
 */
export type Shortcut = (request: Request, response: Response, always: HeaderList) => boolean;

/** Answers that are at hand, given before Express is entered. */
@Injectable()
export class Shortcuts {
  private readonly known: Shortcut[] = [];

  add(shortcut: Shortcut): void {
    this.known.push(shortcut);
  }

  /** @param always what every reply says */
  serving(always: HeaderList): FrontStep {
    return (request, response, next) => {
      if (!this.known.some((shortcut) => shortcut(request, response, always))) next();
    };
  }
}
