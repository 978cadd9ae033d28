import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { FrontStep } from './front.js';
import type { HeaderList } from '../replies/send-kept.js';

/**
 * Answers the request and returns true, or leaves it alone. Checks the same rights as the route it replaces, and sends
 * the same headers, `always` and the request's id included.
 */
export type Shortcut = (request: Request, response: Response, always: HeaderList) => boolean;

/**
 * The same for an answer that is worked for, or false if the request is none of its. It takes a slot like any request,
 * and its error becomes the reply.
 */
export type WorkingShortcut = (...parts: Parameters<Shortcut>) => Promise<boolean> | false;

/** Answers sent before Express is entered. */
@Injectable()
export class Shortcuts {
  private readonly known: Shortcut[] = [];
  private readonly working: WorkingShortcut[] = [];

  add(shortcut: Shortcut): void {
    this.known.push(shortcut);
  }

  addWorking(shortcut: WorkingShortcut): void {
    this.working.push(shortcut);
  }

  /** @param always headers of every reply */
  serving(always: HeaderList): FrontStep {
    return (request, response, next) => {
      if (!this.known.some((shortcut) => shortcut(request, response, always))) next();
    };
  }

  /** @param always headers of every reply */
  workingFor(always: HeaderList): FrontStep {
    return (request, response, next) => {
      for (const shortcut of this.working) {
        const answer = shortcut(request, response, always);
        if (answer === false) continue;
        answer.then((isAnswered) => isAnswered || next(), next);
        return;
      }
      next();
    };
  }
}
