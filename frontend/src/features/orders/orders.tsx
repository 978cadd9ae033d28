import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ReceiptIndianRupee } from 'lucide-react';
import type { Order } from '../../shared/api/types';
import { ordersCopy } from '../../shared/copy/orders';
import { useRequest } from '../../shared/requests/use-request';
import { BackLink } from '../../shared/ui/back-link';
import { Button, ButtonLink } from '../../shared/ui/button';
import { PageTitle } from '../../shared/ui/page-title';
import { Skeleton } from '../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../shared/ui/states';
import { useGrownList } from '../../shared/ui/use-grown-list';
import { OrderCard } from './order-card';
import { moreRequested, ordersOpened, ordersRequests, selectOrders } from './orders.slice';

/** A learner's purchases; the order in the URL is opened. */
export function Orders() {
  const dispatch = useDispatch();
  const { items } = useSelector(selectOrders);
  const { failure } = useRequest(ordersRequests.list);
  useEffect(() => void dispatch(ordersOpened()), [dispatch]);

  return (
    <div className="container-page max-w-4xl py-8 md:py-12">
      <BackLink to="/enrolledcourses" label={ordersCopy.toCourses} />
      <PageTitle title={ordersCopy.title} className="md:text-4xl" />
      <p className="mt-2 text-muted">{ordersCopy.lead}</p>
      <div className="mt-8 grid gap-4">
        {items && <OrderList items={items} />}
        {!items && failure && (
          <ErrorState
            text={ordersCopy.failed}
            requestId={failure.requestId}
            onRetry={() => dispatch(ordersOpened())}
          />
        )}
        {!items &&
          !failure &&
          [1, 2, 3].map((n) => <Skeleton key={n} className="h-32 rounded-card" />)}
      </div>
    </div>
  );
}

/** An order linked from a mail may be beyond the first page: loads more until it is found. */
function useReadUpTo(orderId: string | null) {
  const dispatch = useDispatch();
  const { items, cursor } = useSelector(selectOrders);
  const isMissing = orderId !== null && !items?.some(({ _id }) => _id === orderId);
  useEffect(() => {
    if (isMissing && cursor) dispatch(moreRequested());
  }, [dispatch, isMissing, cursor]);
}

function OrderList({ items }: { items: readonly Order[] }) {
  const { list, grows } = useGrownList(items.length);
  const [params, setParams] = useSearchParams();
  const open = params.get('order');
  useReadUpTo(open);
  if (items.length === 0)
    return (
      <EmptyState
        art={<ReceiptIndianRupee aria-hidden className="size-12 text-subtle" strokeWidth={1.5} />}
        text={ordersCopy.empty}
      >
        <ButtonLink to="/allcourses">{ordersCopy.browse}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ul ref={list} className="grid gap-4">
        {items.map((order) => (
          <li key={order._id} tabIndex={-1}>
            <OrderCard
              order={order}
              open={order._id === open}
              onToggle={() =>
                setParams(order._id === open ? {} : { order: order._id }, {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
          </li>
        ))}
      </ul>
      <More onPress={grows} />
    </>
  );
}

function More({ onPress }: { onPress: () => void }) {
  const dispatch = useDispatch();
  const { cursor } = useSelector(selectOrders);
  const { busy } = useRequest(ordersRequests.more);
  if (!cursor) return null;
  return (
    <Button
      variant="secondary"
      busy={busy}
      className="justify-self-center"
      onClick={() => {
        onPress();
        dispatch(moreRequested());
      }}
    >
      {ordersCopy.more}
    </Button>
  );
}
