import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AccessToken } from '../../../shared/api/types';
import { tokensCopy as copy } from '../../../shared/copy/tokens';
import { formatDay, formatDayTime } from '../../../shared/lib/dates';
import { useRequest } from '../../../shared/requests/use-request';
import { AskingButton } from '../../../shared/ui/asking-button';
import { Button } from '../../../shared/ui/button';
import { ErrorState } from '../../../shared/ui/states';
import { Chip } from '../../../shared/ui/surface';
import { useLeadOn } from '../../../shared/ui/use-lead-on';
import { NewToken } from './new-token';
import { selectTokens, tokenRequests, tokenRevocationAsked, tokensRequested } from './tokens.slice';

/** The access tokens of programs that act for this person. */
export function AccessTokens() {
  const dispatch = useDispatch();
  const tokens = useSelector(selectTokens);
  const { failure } = useRequest(tokenRequests.load);
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  // Revoking a token removes its row and the dialog that had the focus.
  useLeadOn(tokens?.length ?? 0, () => add.current?.focus());
  useEffect(() => void dispatch(tokensRequested()), [dispatch]);

  if (!tokens)
    return failure ? (
      <ErrorState
        text={failure.message}
        requestId={failure.requestId}
        onRetry={() => dispatch(tokensRequested())}
        className="w-full"
      />
    ) : (
      <div aria-busy className="skeleton h-24 w-full" />
    );
  return (
    <>
      {tokens.length === 0 ? (
        <p className="text-sm text-subtle">{copy.empty}</p>
      ) : (
        <ul className="grid w-full gap-4">
          {tokens.map((token) => (
            <TokenRow key={token._id} {...token} />
          ))}
        </ul>
      )}
      <Button ref={add} variant="secondary" onClick={() => setAdding(true)}>
        {copy.add}
      </Button>
      <NewToken open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function TokenRow({ _id, name, scopes, expiresAt, lastUsedAt }: AccessToken) {
  const dispatch = useDispatch();
  const { busy } = useRequest(tokenRequests.revoke(_id));
  const used = lastUsedAt ? copy.used(formatDayTime(lastUsedAt)) : copy.unused;
  return (
    <li className="flex items-start justify-between gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 gap-1.5">
        <p className="font-medium">{name}</p>
        <p className="flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <Chip key={scope}>{copy.scopes[scope]}</Chip>
          ))}
        </p>
        <p className="text-sm text-muted">
          {copy.expires(formatDay(expiresAt))}, {used}
        </p>
      </div>
      <AskingButton
        variant="ghost"
        aria-label={copy.revokeNamed(name)}
        question={{
          title: copy.revokeTitle,
          text: copy.revokeText(name),
          confirm: copy.revoke,
          cancel: copy.keep,
        }}
        busy={busy}
        onConfirm={() => dispatch(tokenRevocationAsked(_id))}
      >
        {copy.revoke}
      </AskingButton>
    </li>
  );
}
