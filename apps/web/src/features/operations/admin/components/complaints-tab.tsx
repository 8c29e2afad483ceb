import type { Complaint } from '@kadr/contract/operations/admin'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useSettleComplaint } from '../api/admin.mutations.ts'
import { useComplaints } from '../api/admin.queries.ts'
import { copy } from '../copy.ts'
import { useAct } from '../model/use-act.ts'
import { useMoments } from '../model/use-moments.ts'
import { AdminFrame } from './admin-list.tsx'

const { complaints: words } = copy

const ComplaintRow = ({ complaint }: { complaint: Complaint }) => {
  const settle = useSettleComplaint()
  const act = useAct()
  const { moment } = useMoments()
  const { id, kind, email, subject, text, at, doneAt } = complaint
  const isDone = doneAt !== null
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {words.kinds[kind]}
        {isDone ? <Badge tone="published">{words.done}</Badge> : null}
      </p>
      <p className="text-label text-ink-3 wrap-anywhere">{`${moment(at)}, ${email}`}</p>
      <p className="wrap-anywhere">{subject}</p>
      <p className="text-ink-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          isLoading={settle.isPending}
          onClick={() =>
            settle.mutate(
              { params: { kind, id }, body: { isDone: !isDone } },
              act(isDone ? words.reopened : words.settled),
            )
          }
        >
          {isDone ? words.reopen : words.settle}
        </Button>
        <LinkButton asChild variant="secondary" size="sm">
          <a href={`mailto:${encodeURIComponent(email)}`}>{words.answer}</a>
        </LinkButton>
      </div>
    </li>
  )
}

export const ComplaintsTab = () => {
  const query = useComplaints()
  return (
    <AdminFrame query={query} data={query.data} empty={words.empty}>
      {(complaints) => (
        <Card padding="none">
          <ul aria-label={words.tab} className="divide-y divide-line">
            {complaints.map((one) => (
              <ComplaintRow key={one.id} complaint={one} />
            ))}
          </ul>
        </Card>
      )}
    </AdminFrame>
  )
}
