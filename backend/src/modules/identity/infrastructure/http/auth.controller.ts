import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { Visitor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { LogIn } from '../../application/sessions/log-in.js';
import { LogOut } from '../../application/sessions/log-out.js';
import type { SignedIn } from '../../application/sessions/session-starter.js';
import { SignInWithProvider } from '../../application/sessions/sign-in-with-provider.js';
import { SignUp } from '../../application/sessions/sign-up.js';
import { ProviderNotVerified } from '../../domain/errors.js';
import { SessionTokens } from '../security/session-tokens.js';
import { GoogleBody, LogInBody, SignUpBody } from './auth-requests.js';
import { type Browser, browserOf } from './browser.js';
import { LimitTries } from './limit-tries.js';
import { SessionCookies } from './session-cookies.js';
import { UserPresenter, UserView } from './user-view.js';

const NONCE_BYTES = 32;
const Nonce = z.object({ nonce: z.string() }).meta({ id: 'SignInNonce' });

@ApiTags('Sign-in')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly signUp: SignUp,
    private readonly logIn: LogIn,
    private readonly signInWithProvider: SignInWithProvider,
    private readonly logOut: LogOut,
    private readonly tokens: SessionTokens,
    private readonly cookies: SessionCookies,
    private readonly users: UserPresenter,
  ) {}

  @ApiOperation({
    operationId: 'signUp',
    summary: 'Create an account and log in',
    description:
      'Starts a session in a cookie. Email addresses are compared in lower case; an address that is already in use answers 409 `EMAIL_TAKEN`.',
  })
  @ApiCreatedResponse({ standardSchema: UserView })
  @Access('visitor')
  @LimitTries('signup')
  @Post('signup')
  async signup(
    @Body({ schema: SignUpBody }) body: z.infer<typeof SignUpBody>,
    @Req() request: Request,
    @Visitor() visitor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const browser = this.browserOf(request);
    const signedIn = await this.signUp.execute({ ...body, device: browser.device });
    await this.startSession(signedIn, browser, visitor, response);
    return this.users.presentNewcomer(signedIn.user);
  }

  @ApiOperation({
    operationId: 'logIn',
    summary: 'Log in with email and password',
    description:
      'Starts a session in a cookie. Every failed attempt gets the same reply. After three of them, further attempts for the account are refused with 429 for a period that grows; a browser that has signed in to it before waits only for its own.',
  })
  @ApiOkResponse({ standardSchema: UserView })
  @Access('visitor')
  @LimitTries('login')
  @Post('login')
  @HttpCode(HttpStatus.OK)
  async login(
    @Body({ schema: LogInBody }) body: z.infer<typeof LogInBody>,
    @Req() request: Request,
    @Visitor() visitor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const browser = this.browserOf(request);
    const signedIn = await this.logIn.execute({ ...body, device: browser.device });
    await this.startSession(signedIn, browser, visitor, response);
    return this.users.present(signedIn.user);
  }

  @ApiOperation({
    operationId: 'getSignInNonce',
    summary: 'Get a one-time value for signing in with the identity provider',
    description:
      'Ask for the value before you open the sign-in popup, and have the identity provider put it into its ID token.',
  })
  @ApiOkResponse({ standardSchema: Nonce })
  @Access('open')
  @Header('Cache-Control', 'no-store')
  @Get('google/nonce')
  nonce(@Res({ passthrough: true }) response: Response): z.infer<typeof Nonce> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    this.cookies.setNonce(response, nonce);
    return { nonce };
  }

  @ApiOperation({
    operationId: 'signInWithGoogle',
    summary: 'Sign in with an ID token of the identity provider',
    description:
      'Starts a session in a cookie. Answers 201 when the account is new, 200 otherwise. 409 `LINK_REQUIRED` means that the address has an account whose mailbox Google does not vouch for: log in with the password, then send the same request again with that session.',
  })
  @ApiOkResponse({ standardSchema: UserView })
  @ApiCreatedResponse({ standardSchema: UserView })
  @Access('visitor')
  @LimitTries('google')
  @Post('googlesignup')
  async google(
    @Body({ schema: GoogleBody }) body: z.infer<typeof GoogleBody>,
    @Req() request: Request,
    @Visitor() visitor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    if (!body.idToken) throw new ProviderNotVerified();
    const browser = this.browserOf(request);
    const nonce = this.cookies.nonceIn(request);
    const signedIn = await this.signInWithProvider.execute({
      ...body,
      idToken: body.idToken,
      nonce,
      device: browser.device,
      // An API token does not prove that its bearer is the owner.
      loggedInAs: visitor?.scopes ? undefined : visitor?.userId,
    });
    this.cookies.clearNonce(response);
    response.status(signedIn.isNew ? HttpStatus.CREATED : HttpStatus.OK);
    await this.startSession(signedIn, browser, visitor, response);
    return this.users.present(signedIn.user);
  }

  @ApiOperation({
    operationId: 'logOutByLink',
    summary: 'Log out by following a link',
    description: 'Ends the session, like the POST. Cross-site requests and prefetches are refused.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @Access('visitor')
  @Get('logout')
  logoutByGet(@Visitor() actor: Actor | null, @Res({ passthrough: true }) response: Response) {
    return this.endSession(actor, response);
  }

  @ApiOperation({
    operationId: 'logOut',
    summary: 'Log out',
    description: 'Ends the session at once. Also succeeds when there is no session.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @Access('visitor')
  @Post('logout')
  @HttpCode(HttpStatus.OK)
  logoutByPost(@Visitor() actor: Actor | null, @Res({ passthrough: true }) response: Response) {
    return this.endSession(actor, response);
  }

  /** Replaces the session that the request came with, if any. */
  private async startSession(
    { session }: SignedIn,
    { newId }: Browser,
    visitor: Actor | null,
    response: Response,
  ): Promise<void> {
    if (visitor) await this.logOut.execute(visitor);
    const token = this.tokens.sign(session.id, session.endsAt);
    this.cookies.setSession(response, token, session.endsAt);
    if (newId) this.cookies.setDeviceId(response, newId);
    response.setHeader('Cache-Control', 'no-store');
  }

  private browserOf(request: Request): Browser {
    return browserOf(request, this.cookies.deviceIdIn(request));
  }

  private async endSession(actor: Actor | null, response: Response): Promise<{ message: string }> {
    if (actor) await this.logOut.execute(actor);
    this.cookies.clearSession(response);
    response.setHeader('Clear-Site-Data', '"cache"');
    response.setHeader('Cache-Control', 'no-store');
    return { message: 'Logged out successfully!' };
  }
}
