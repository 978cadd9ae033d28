import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from '../../platform/application/clock.js';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { CommerceRecords } from './contract.js';
import { SqlCommerceRecords } from './infrastructure/persistence/sql-commerce-records.js';
import { ApplyCoupon } from './application/coupons/apply-coupon.js';
import { CouponRight } from './application/coupons/coupon-right.js';
import { CreateCoupon } from './application/coupons/create-coupon.js';
import { EndCoupon } from './application/coupons/end-coupon.js';
import { ListCoupons } from './application/coupons/list-coupons.js';
import { RemoveCoupons } from './application/coupons/remove-coupons.js';
import { ShowCouponPrice } from './application/coupons/show-coupon-price.js';
import { EarningsView } from './application/earnings/earnings-view.js';
import { CheckDueOrders } from './application/orders/check-due-orders.js';
import { CheckOrder } from './application/orders/check-order.js';
import { CreateOrder } from './application/orders/create-order.js';
import { FindSelfDealing } from './application/orders/find-self-dealing.js';
import { IssueTaxDocuments } from './application/papers/issue-tax-documents.js';
import { OpenOrder } from './application/orders/open-order.js';
import { OrderHistory } from './application/orders/order-history.js';
import { ClientLinks } from './application/mails/client-links.js';
import { Papers } from './application/papers/papers.js';
import { PaymentProvider } from './application/payments/payment-provider.js';
import { PlaceOrder } from './application/orders/place-order.js';
import { ProviderEvents } from './application/payments/provider-events.js';
import { ReceiveWebhook } from './application/payments/receive-webhook.js';
import { ReconcileOrder } from './application/payments/reconcile-order.js';
import { OwedEarnings } from './application/payouts/owed-earnings.js';
import { RecordPayout } from './application/payouts/record-payout.js';
import { WithdrawPayout } from './application/payouts/withdraw-payout.js';
import { ForgetWords } from './application/refunds/forget-words.js';
import { NoteFailedRefund } from './application/refunds/note-failed-refund.js';
import { OwnRight } from './application/refunds/own-right.js';
import { RecordTransfer } from './application/refunds/record-transfer.js';
import { RefundByStaff } from './application/refunds/refund-by-staff.js';
import { RefundOwnOrder } from './application/refunds/refund-own-order.js';
import { RegisteredSeller } from './application/papers/registered-seller.js';
import { ReturnMoney } from './application/refunds/return-money.js';
import { SendRefund } from './application/refunds/send-refund.js';
import { SettleCapture } from './application/payments/settle-capture.js';
import { SettlePayment } from './application/payments/settle-payment.js';
import { SettleRefund } from './application/refunds/settle-refund.js';
import { ShowOrder } from './application/orders/show-order.js';
import { ShowPapers } from './application/papers/show-papers.js';
import { TellBuyer } from './application/mails/tell-buyer.js';
import { TellEducator } from './application/mails/tell-educator.js';
import { VerifyPayment } from './application/payments/verify-payment.js';
import { Coupons } from './domain/coupons.js';
import { Ledger } from './domain/ledger.js';
import { Orders } from './domain/orders.js';
import { Payments } from './domain/payments.js';
import { Payouts } from './domain/payouts.js';
import { RefundPolicy } from './domain/refund-policy.js';
import { Refunds } from './domain/refunds.js';
import { TaxDocuments } from './domain/tax-documents.js';
import { PublicClientLinks } from './infrastructure/public-client-links.js';
import { DeliverWebhookOnSandboxPayment } from './infrastructure/events/deliver-webhook-on-sandbox-payment.js';
import { ForgetWordsOnAccountDeleted } from './infrastructure/events/forget-words-on-account-deleted.js';
import { IssueCreditNoteOnPartRefunded } from './infrastructure/events/issue-credit-note-on-part-refunded.js';
import { IssueCreditNoteOnRefunded } from './infrastructure/events/issue-credit-note-on-refunded.js';
import { IssueInvoiceOnPaid } from './infrastructure/events/issue-invoice-on-paid.js';
import { RemoveCouponsOnAccountDeleted } from './infrastructure/events/remove-coupons-on-account-deleted.js';
import { RemoveCouponsOnRemoved } from './infrastructure/events/remove-coupons-on-removed.js';
import { SendRefundOnRequest } from './infrastructure/events/send-refund-on-request.js';
import { TellBuyerOnPaid } from './infrastructure/events/tell-buyer-on-paid.js';
import { TellBuyerOnPartRefunded } from './infrastructure/events/tell-buyer-on-part-refunded.js';
import { TellBuyerOnRefundCompleted } from './infrastructure/events/tell-buyer-on-refund-completed.js';
import { TellBuyerOnRefundRequested } from './infrastructure/events/tell-buyer-on-refund-requested.js';
import { TellEducatorOnPayoutRecorded } from './infrastructure/events/tell-educator-on-payout-recorded.js';
import { TellEducatorOnPayoutWithdrawn } from './infrastructure/events/tell-educator-on-payout-withdrawn.js';
import { CouponsController } from './infrastructure/http/coupons.controller.js';
import { DashboardController } from './infrastructure/http/dashboard.controller.js';
import { OpsEarningsController } from './infrastructure/http/ops-earnings.controller.js';
import { OpsOrdersController } from './infrastructure/http/ops-orders.controller.js';
import { OpsPayoutsController } from './infrastructure/http/ops-payouts.controller.js';
import { OrdersController } from './infrastructure/http/orders.controller.js';
import { PaymentWebhookController } from './infrastructure/http/payment-webhook.controller.js';
import { PaymentController } from './infrastructure/http/payment.controller.js';
import { SandboxCheckoutController } from './infrastructure/http/sandbox-checkout.controller.js';
import { OrdersForStaff } from './infrastructure/orders-for-staff.js';
import { OrderWatch } from './infrastructure/order-watch.js';
import {
  chooseProvider,
  sandboxSecret,
  usesSandbox,
} from './infrastructure/payment/choose-provider.js';
import { SandboxBooks } from './infrastructure/payment/sandbox-books.js';
import { SandboxCheckout } from './infrastructure/payment/sandbox-checkout.js';
import { MikroCoupons } from './infrastructure/persistence/mikro-coupons.js';
import { MikroOrders } from './infrastructure/persistence/mikro-orders.js';
import { MikroPayments } from './infrastructure/persistence/mikro-payments.js';
import { MikroPayouts } from './infrastructure/persistence/mikro-payouts.js';
import { MikroRefunds } from './infrastructure/persistence/mikro-refunds.js';
import { SqlEarningsView } from './infrastructure/persistence/sql-earnings-view.js';
import { SqlLedger } from './infrastructure/persistence/sql-ledger.js';
import { SqlOrderHistory } from './infrastructure/persistence/sql-order-history.js';
import { SqlProviderEvents } from './infrastructure/persistence/sql-provider-events.js';
import { SqlTaxDocuments } from './infrastructure/persistence/sql-tax-documents.js';
import { PdfPapers } from './infrastructure/papers/pdf-papers.js';

const useCases = [
  ApplyCoupon,
  CheckDueOrders,
  CheckOrder,
  CouponRight,
  CreateCoupon,
  CreateOrder,
  EndCoupon,
  FindSelfDealing,
  ForgetWords,
  IssueTaxDocuments,
  ListCoupons,
  NoteFailedRefund,
  OpenOrder,
  OwedEarnings,
  OwnRight,
  PlaceOrder,
  ReceiveWebhook,
  ReconcileOrder,
  RecordPayout,
  RecordTransfer,
  RefundByStaff,
  RefundOwnOrder,
  RemoveCoupons,
  ReturnMoney,
  SendRefund,
  SettleCapture,
  SettlePayment,
  SettleRefund,
  ShowCouponPrice,
  ShowOrder,
  ShowPapers,
  TellBuyer,
  TellEducator,
  VerifyPayment,
  WithdrawPayout,
];

const subscribers = [
  ForgetWordsOnAccountDeleted,
  IssueCreditNoteOnPartRefunded,
  IssueCreditNoteOnRefunded,
  IssueInvoiceOnPaid,
  RemoveCouponsOnAccountDeleted,
  RemoveCouponsOnRemoved,
  SendRefundOnRequest,
  TellBuyerOnPaid,
  TellBuyerOnPartRefunded,
  TellBuyerOnRefundCompleted,
  TellBuyerOnRefundRequested,
  TellEducatorOnPayoutRecorded,
  TellEducatorOnPayoutWithdrawn,
];

@Global()
@Module({})
export class CommerceModule {
  static register(config: Config): DynamicModule {
    const sandbox = usesSandbox(config);
    return {
      module: CommerceModule,
      controllers: [
        CouponsController,
        DashboardController,
        PaymentController,
        OpsEarningsController,
        OpsOrdersController,
        OpsPayoutsController,
        OrdersController,
        PaymentWebhookController,
        ...(sandbox ? [SandboxCheckoutController] : []),
      ],
      providers: [
        ...useCases,
        ...subscribers,
        ...fromSettings(config),
        OrderWatch,
        OrdersForStaff,
        SandboxBooks,
        ...(sandbox ? [sandboxCheckout(config), DeliverWebhookOnSandboxPayment] : []),
        {
          provide: PaymentProvider,
          inject: [SandboxBooks, Clock],
          useFactory: (books: SandboxBooks, clock: Clock) => chooseProvider(config, books, clock),
        },
        { provide: Coupons, useClass: MikroCoupons },
        { provide: Orders, useClass: MikroOrders },
        { provide: Payments, useClass: MikroPayments },
        { provide: Payouts, useClass: MikroPayouts },
        { provide: Refunds, useClass: MikroRefunds },
        { provide: Ledger, useClass: SqlLedger },
        { provide: EarningsView, useClass: SqlEarningsView },
        { provide: TaxDocuments, useClass: SqlTaxDocuments },
        { provide: ClientLinks, useClass: PublicClientLinks },
        { provide: Papers, useClass: PdfPapers },
        { provide: ProviderEvents, useClass: SqlProviderEvents },
        { provide: OrderHistory, useClass: SqlOrderHistory },
        { provide: CommerceRecords, useClass: SqlCommerceRecords },
      ],
      exports: [CommerceRecords],
    };
  }
}

/** Policies and names from the installation's settings. */
function fromSettings(config: Config) {
  const policy = new RefundPolicy(config.get('REFUND_DAYS'), config.get('REFUND_WATCHED_PERCENT'));
  const seller = new RegisteredSeller({
    name: config.get('SELLER_NAME'),
    address: config.get('SELLER_ADDRESS'),
    gstin: config.get('SELLER_GSTIN') ?? null,
  });
  return [
    { provide: RefundPolicy, useValue: policy },
    { provide: RegisteredSeller, useValue: seller },
  ];
}

function sandboxCheckout(config: Config) {
  return {
    provide: SandboxCheckout,
    inject: [SandboxBooks],
    useFactory: (books: SandboxBooks) => new SandboxCheckout(sandboxSecret(config), books),
  };
}
