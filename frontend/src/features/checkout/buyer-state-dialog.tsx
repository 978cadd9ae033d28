import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { checkoutCopy } from '../../shared/copy/learner';
import { readStored, writeStored } from '../../shared/lib/storage';
import { ownKey } from '../../shared/session/own-storage';
import { selectUserId } from '../../shared/session/session.selectors';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Select } from '../../shared/ui/text-field';
import { selectAskingState, stateChosen } from './checkout.slice';
import { INDIAN_STATES } from './indian-states';

const copy = checkoutCopy.state;

/** A seller registered for tax must state the buyer's State on the invoice. */
export function BuyerStateDialog() {
  const dispatch = useDispatch();
  const asking = useSelector(selectAskingState);
  const userId = useSelector(selectUserId);
  return (
    <Dialog open={asking} title={copy.title} onClose={() => asking && dispatch(stateChosen(null))}>
      {userId && <StateForm userId={userId} />}
    </Dialog>
  );
}

function StateForm({ userId }: { userId: string }) {
  const dispatch = useDispatch();
  const stored = ownKey(userId, 'buyer-state');
  const [state, setState] = useState(() => readStored<string>('local', stored) ?? '');
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        writeStored('local', stored, state);
        dispatch(stateChosen(state));
      }}
    >
      <p className="text-muted">{copy.text}</p>
      <Select
        label={copy.label}
        required
        autoComplete="address-level1"
        value={state}
        onChange={(event) => setState(event.target.value)}
      >
        <option value="">{copy.choose}</option>
        {INDIAN_STATES.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" size="lg" disabled={state === ''}>
        {copy.go}
      </Button>
    </form>
  );
}
