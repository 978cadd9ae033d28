import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Answers the request and says so, or leaves it alone. It asks for the same rights as the route it stands for. */
export type Shortcut = (request: Request, response: Response) => boolean;

/** Answers that are at hand, given before the router is asked. */
@Injectable()
export class Shortcuts {
  private readonly known: Shortcut[] = [];

  add(shortcut: Shortcut): void {
    this.known.push(shortcut);
  }

  readonly serve = (request: Request, response: Response, next: NextFunction): void => {
    if (!this.known.some((shortcut) => shortcut(request, response))) next();
  };
}
