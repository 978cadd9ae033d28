import { useId } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import { editCouponsCopy } from '../../../shared/copy/edit-coupons';
import { FormTextField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { useUnreadable } from '../../../shared/forms/use-unreadable';
import { useWhenDone } from '../../../shared/requests/use-when-done';
import { Card } from '../../../shared/ui/surface';
import { inCapitals } from '../coupon-code';
import { couponSchema, type CouponValues } from './coupon-schema';
import { couponsRequests, couponSubmitted } from './coupons.slice';
import { endOfDay } from './days';

const { form: copy } = editCouponsCopy;
const EMPTY: CouponValues = { code: '', percentOff: '', expiresAt: '', maxUses: '' };

export function NewCoupon({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const request = couponsRequests.create(courseId);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid grid-cols-1 gap-5 p-5 sm:p-6">
        <h2 id={headingId} className="text-xl font-semibold">
          {copy.title}
        </h2>
        <Form<CouponValues>
          name={`coupon-${courseId}`}
          request={request}
          initialValues={EMPTY}
          schema={couponSchema}
          className="grid grid-cols-1 gap-5"
          onSubmit={({ code, percentOff, expiresAt, maxUses }) =>
            dispatch(
              couponSubmitted({
                courseId,
                code: inCapitals(code),
                percentOff: Number(percentOff),
                expiresAt: expiresAt ? endOfDay(expiresAt) : null,
                maxUses: maxUses ? Number(maxUses) : null,
              }),
            )
          }
        >
          <Fields />
          <div>
            <SubmitButton request={request}>{copy.submit}</SubmitButton>
          </div>
          <ClearWhenDone request={request} />
        </Form>
      </Card>
    </section>
  );
}

function Fields() {
  const unreadable = useUnreadable(copy.badDay);
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <FormTextField
        name="code"
        label={copy.code}
        hint={copy.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase"
      />
      <FormTextField
        name="percentOff"
        label={copy.percentOff}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormTextField
        {...unreadable}
        name="expiresAt"
        label={copy.lastDay}
        hint={copy.lastDayHint}
        optional
        type="date"
        className="min-w-0"
        max="9999-12-31"
      />
      <FormTextField
        name="maxUses"
        label={copy.maxUses}
        hint={copy.maxUsesHint}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}

/** For the next coupon; the focus stays at the button. */
function ClearWhenDone({ request }: { request: string }) {
  const { resetForm } = useFormikContext<CouponValues>();
  useWhenDone(request, () => resetForm({ values: EMPTY }));
  return null;
}
