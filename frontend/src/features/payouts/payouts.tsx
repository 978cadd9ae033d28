import { useEffect } from 'react';
import { Landmark } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { Dashboard, Payout } from '../../shared/api/types';
import { payoutsCopy as copy } from '../../shared/copy/payouts';
import { formatDay } from '../../shared/lib/dates';
import { formatPrice } from '../../shared/lib/money';
import { useRequest } from '../../shared/requests/use-request';
import { BackLink } from '../../shared/ui/back-link';
import { Button } from '../../shared/ui/button';
import { PageTitle } from '../../shared/ui/page-title';
import { Skeleton } from '../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../shared/ui/states';
import { Card, Chip } from '../../shared/ui/surface';
import { useGrownList } from '../../shared/ui/use-grown-list';
import { moreRequested, payoutsOpened, payoutsRequests, selectPayouts } from './payouts.slice';

/** What an educator was paid of the earnings, and what is still to come. */
export function Payouts() {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(payoutsOpened()), [dispatch]);
  return (
    <div className="container-page max-w-4xl py-8 md:py-12">
      <BackLink to="/dashboard" label={copy.toDashboard} />
      <PageTitle title={copy.title} className="mt-3 md:text-4xl" />
      <p className="mt-2 text-muted">{copy.lead}</p>
      <section aria-label={copy.title} className="mt-8 grid gap-8">
        <Loaded />
      </section>
    </div>
  );
}

function Loaded() {
  const dispatch = useDispatch();
  const { items, figures } = useSelector(selectPayouts);
  const { failure, busy } = useRequest(payoutsRequests.list);
  if (items && figures)
    return (
      <>
        <Figures figures={figures} />
        <PayoutList items={items} />
      </>
    );
  if (failure && !busy)
    return (
      <ErrorState
        text={copy.failed}
        requestId={failure.requestId}
        onRetry={() => dispatch(payoutsOpened())}
      />
    );
  return (
    <div aria-busy className="grid gap-8">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}

function Figures({ figures: { totalEarning, totalPaidOut } }: { figures: Dashboard }) {
  // Whole paise: the difference of two fractions of rupees is not exact.
  const owed = Math.round((totalEarning - totalPaidOut) * 100) / 100;
  const rest =
    owed < 0
      ? { term: copy.tooMuch, value: -owed, hint: copy.tooMuchHint }
      : { term: copy.owed, value: owed, hint: copy.owedHint };
  const figures = [
    { term: copy.earned, value: totalEarning, hint: copy.earnedHint },
    { term: copy.paidOut, value: totalPaidOut, hint: copy.paidOutHint },
    rest,
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {figures.map(({ term, value, hint }) => (
        <Card key={term} className="p-5">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="mt-1 text-2xl font-extrabold tabular-nums">{formatPrice(value)}</dd>
          <dd className="text-xs text-subtle">{hint}</dd>
        </Card>
      ))}
    </dl>
  );
}

function PayoutList({ items }: { items: readonly Payout[] }) {
  const dispatch = useDispatch();
  const { cursor } = useSelector(selectPayouts);
  const { busy } = useRequest(payoutsRequests.more);
  const { list, grows } = useGrownList(items.length);
  if (items.length === 0)
    return (
      <EmptyState
        art={<Landmark aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />}
        text={copy.none}
      />
    );
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{copy.list}</h2>
      <ul ref={list} className="grid gap-3">
        {items.map((payout) => (
          <li key={payout._id} tabIndex={-1}>
            <OnePayout payout={payout} />
          </li>
        ))}
      </ul>
      {cursor && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={busy}
          onClick={() => {
            grows();
            dispatch(moreRequested());
          }}
        >
          {copy.more}
        </Button>
      )}
    </div>
  );
}

function OnePayout({ payout }: { payout: Payout }) {
  const { amount, paidOn, reference, withdrawnAt } = payout;
  return (
    <Card className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-5">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{copy.sentOn(formatDay(paidOn))}</p>
        <p className="text-sm wrap-anywhere text-muted">{copy.reference(reference)}</p>
        {withdrawnAt && <p className="text-sm text-muted">{copy.withdrawnHint}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-3">
        {withdrawnAt && <Chip tone="neutral">{copy.withdrawn}</Chip>}
        <span
          className={`text-xl font-extrabold tabular-nums ${withdrawnAt ? 'text-muted line-through' : ''}`}
        >
          {formatPrice(amount)}
        </span>
      </p>
    </Card>
  );
}
