import { useEffect } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { awaitingCopy as copy } from '../../shared/copy/questions';
import { ButtonLink } from '../../shared/ui/button';
import { awaitingRequested, selectAwaiting } from './questions.slice';

/** Leads an educator to the questions that wait for them; nothing while there are none. */
export default function QuestionsWaiting() {
  const dispatch = useDispatch();
  const page = useSelector(selectAwaiting);
  useEffect(() => void dispatch(awaitingRequested()), [dispatch]);
  const count = page?.items.filter(({ isAwaiting }) => isAwaiting).length ?? 0;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-primary-tint px-4 py-3">
      <p className="flex items-center gap-2">
        <MessageCircleQuestion aria-hidden className="size-5 text-primary" />
        {copy.waiting(page?.cursor ? `${count}+` : `${count}`)}
      </p>
      <ButtonLink to="/questions" size="sm">
        {copy.title}
      </ButtonLink>
    </div>
  );
}
