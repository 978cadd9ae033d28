import { useState } from 'react';
import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { DiscussionAuthor } from '../../shared/api/types';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { formatDay } from '../../shared/lib/dates';
import { useRequest } from '../../shared/requests/use-request';
import { Avatar } from '../../shared/ui/avatar';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { Chip } from '../../shared/ui/surface';

interface WordsHeadProps {
  /** Null for words that were removed. */
  author: DiscussionAuthor | null;
  /** ISO 8601. */
  createdAt: string;
  isEdited: boolean;
  /** The request that removes them. */
  request: string;
  mayRemove: boolean;
  /** What is asked before. */
  removal: { title: string; text: string };
  onEdit: (() => void) | undefined;
  onRemove: () => void;
}

/** Who wrote it and when, and what the reader may do with it. */
export function WordsHead(props: WordsHeadProps) {
  const { author, createdAt, isEdited, request, mayRemove, removal, onEdit, onRemove } = props;
  const [isAsked, setAsked] = useState(false);
  const { busy } = useRequest(request);
  if (!author) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Avatar name={author.name} photoUrl={author.photoUrl} className="size-7 text-sm" />
      <p className="me-auto min-w-0 text-sm wrap-anywhere">
        <bdi className="font-semibold">{author.name}</bdi>{' '}
        <span className="text-muted">
          {author.isSelf && `${copy.you} · `}
          {formatDay(createdAt)}
          {isEdited && ` · ${copy.edited}`}
        </span>
      </p>
      {author.isEducator && <Chip tone="primary">{copy.educator}</Chip>}
      <span className="flex shrink-0 empty:hidden">
        {onEdit && <Act label={copy.of(copy.edit, author.name)} Icon={Pencil} onClick={onEdit} />}
        {mayRemove && (
          <Act
            label={copy.of(copy.remove, author.name)}
            Icon={Trash2}
            onClick={() => setAsked(true)}
          />
        )}
      </span>
      {isAsked && (
        <ConfirmDialog
          open
          title={removal.title}
          text={removal.text}
          confirm={copy.removeNow}
          cancel={copy.keep}
          busy={busy}
          onConfirm={onRemove}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function Act({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" className="px-2" aria-label={label} onClick={onClick}>
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}
