import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import {
  type BodyAfter,
  Id,
  JudgedAfter,
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { CreateCoupon } from '../../application/coupons/create-coupon.js';
import { EndCoupon } from '../../application/coupons/end-coupon.js';
import { ListCoupons } from '../../application/coupons/list-coupons.js';
import { ShowCouponPrice } from '../../application/coupons/show-coupon-price.js';
import {
  CouponBody,
  CouponPriceView,
  CouponView,
  presentCoupon,
  presentCouponPrice,
} from './coupon-schemas.js';
import { CouponPriceQuery } from './payment-requests.js';

const PRIVATE = 'private, no-cache';

/** Lower prices of a course for those who know a code. */
@ApiTags('Payments')
@Access('educator')
@Controller('api/payment')
export class CouponsController {
  constructor(
    private readonly listCoupons: ListCoupons,
    private readonly createCoupon: CreateCoupon,
    private readonly endCoupon: EndCoupon,
    private readonly showCouponPrice: ShowCouponPrice,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listCoupons',
    summary: 'List the coupons of your course, newest first',
    description: 'With how many sales they made. Includes those that ended.',
  })
  @ApiOkResponse({ standardSchema: z.array(CouponView) })
  @Header('Cache-Control', PRIVATE)
  @Get('coupons/:courseId')
  async list(
    @CurrentActor() { userId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
  ): Promise<CouponView[]> {
    return (await this.listCoupons.execute(userId, courseId)).map(presentCoupon);
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'createCoupon',
    summary: 'Create a coupon for your course',
    description:
      'Takes a percentage off the price for everybody who knows its code. It cannot be changed, only ended. A code that the course has already is refused with `COUPON_EXISTS`, one more than 100 coupons with `TOO_MANY_COUPONS`.',
  })
  @ApiCreatedResponse({ standardSchema: CouponView })
  @LimitPerMember({ name: 'coupon', times: 200, seconds: 86_400 })
  @Post('coupons/:courseId')
  async create(
    @CurrentActor() { userId: educatorId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
    @Body({ schema: new JudgedAfter(CouponBody) }) bodyAfter: BodyAfter<typeof CouponBody>,
  ): Promise<CouponView> {
    const body = await bodyAfter(() => this.createCoupon.check(educatorId, courseId));
    const expiresAt = body.expiresAt === null ? null : new Date(body.expiresAt);
    return presentCoupon(
      await this.createCoupon.execute({ ...body, educatorId, courseId, expiresAt }),
    );
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'endCoupon',
    summary: 'End a coupon of your course',
    description:
      'For good; repeating the request is safe. Who is at the checkout with it already may still pay for half an hour.',
  })
  @ApiOkResponse({ standardSchema: CouponView })
  @Post('coupons/:courseId/:couponId/end')
  @HttpCode(HttpStatus.OK)
  async end(
    @CurrentActor() { userId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
    @Param('couponId', { schema: Id }) couponId: string,
  ): Promise<CouponView> {
    return presentCoupon(await this.endCoupon.execute(userId, courseId, couponId));
  }

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getCouponPrice',
    summary: 'Get the price of a course with a coupon',
    description:
      'A coupon that does not apply is refused with `COUPON_NOT_VALID` or, when all its uses are taken, `COUPON_USED_UP`. Uses are taken by sales, and for half an hour by those who are at the checkout. Whoever is there with a coupon that has ended meanwhile still gets the price of that order.',
  })
  @ApiOkResponse({ standardSchema: CouponPriceView })
  @Access('member')
  @LimitPerMember({ name: 'coupon-price', times: 120, seconds: 60 * 60 })
  @Header('Cache-Control', PRIVATE)
  @Get('price/:courseId')
  async price(
    @CurrentActor() { userId: learnerId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
    @Query({ schema: CouponPriceQuery }) { coupon: code }: z.infer<typeof CouponPriceQuery>,
  ): Promise<CouponPriceView> {
    return presentCouponPrice(await this.showCouponPrice.execute({ courseId, code, learnerId }));
  }
}
