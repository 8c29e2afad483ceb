import { Check } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../../../ui/layout/avatar.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useMembers } from '../api/conversations.queries.ts'
import { actionsCopy } from './actions-copy.ts'

type Props = {
  /** Null when nobody holds it; undefined for several threads. */
  assigneeId: string | null | undefined
  onChoose: (userId: string | null) => void
  onClose: () => void
}

const ROW =
  'flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-control px-2 text-left hover:bg-sunken'

export const AssignDialog = ({ assigneeId, onChoose, onClose }: Props) => {
  const query = useMembers()
  const choose = (userId: string | null) => () => {
    onChoose(userId)
    onClose()
  }
  const mark = (isOn: boolean) =>
    isOn ? <Check aria-hidden="true" className="size-5 shrink-0 text-accent" /> : null
  return (
    <Dialog open title={actionsCopy.assignTitle} onOpenChange={onClose}>
      <QueryFrame
        query={query}
        data={query.data}
        loading={<Skeleton className="h-40 w-full" />}
        failed={{ title: 'Список людей не загрузился', text: failureText(query.error) }}
        hasCard={false}
      >
        {({ members }) => (
          <ul className="grid grid-cols-1 gap-1">
            {members.map(({ userId, name, photoUrl, isMe }) => (
              <li key={userId}>
                <button type="button" className={ROW} onClick={choose(userId)}>
                  <Avatar name={name} src={photoUrl} size="sm" />
                  <span className="min-w-0 flex-1 truncate">
                    {name}
                    {isMe ? <span className="text-ink-3">, вы</span> : null}
                  </span>
                  {mark(userId === assigneeId)}
                </button>
              </li>
            ))}
            <li>
              <button type="button" className={ROW} onClick={choose(null)}>
                <span className="size-8 rounded-full border border-dashed border-line-strong" />
                <span className="min-w-0 flex-1">{actionsCopy.toNobody}</span>
                {mark(assigneeId === null)}
              </button>
            </li>
          </ul>
        )}
      </QueryFrame>
    </Dialog>
  )
}
