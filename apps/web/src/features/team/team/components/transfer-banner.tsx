import { offerOwnership } from '@kadr/contract/identity/workspaces'
import type { Team } from '@kadr/contract/team/team'
import { RefusalNote } from '../../../../media/limits/refusal-note.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { describeDay } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useAcceptOwnership, useCancelTransfer } from '../api/team.mutations.ts'
import { useOutcome } from '../model/use-outcome.ts'
import { teamCopy } from '../team-copy.ts'

const { transfer: copy } = teamCopy

type Props = { team: Team; timeZone: string }

export const TransferBanner = ({ team: { transfer, members }, timeZone }: Props) => {
  const isOwner = useCan(offerOwnership.action)
  const accept = useAcceptOwnership()
  const cancel = useCancelTransfer()
  const outcome = useOutcome()
  if (!transfer) return null
  const isMine = members.some(({ isMe, userId }) => isMe && userId === transfer.toUserId)
  if (!isMine && !isOwner) return null
  const until = describeDay({ at: new Date(transfer.expiresAt), now: new Date(), timeZone })
  const owner = members.find(({ role }) => role === 'owner')?.name ?? ''
  const stop = (
    <Button
      variant="secondary"
      isLoading={cancel.isPending}
      onClick={() => cancel.mutate(undefined, outcome(isMine ? copy.declined : copy.cancelled))}
    >
      {isMine ? copy.decline : copy.cancel}
    </Button>
  )
  if (!isMine) {
    return (
      <Banner title={copy.waiting(transfer.toName)} text={copy.waitingText(until)} action={stop} />
    )
  }
  return (
    <Banner
      title={copy.mineTitle}
      text={copy.mineText(owner, until)}
      action={
        <div className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap gap-2">
            <Button
              isLoading={accept.isPending}
              onClick={() =>
                accept.mutate(undefined, { onSuccess: () => notify.success(copy.accepted) })
              }
            >
              {copy.accept}
            </Button>
            {stop}
          </div>
          {accept.isError ? <RefusalNote error={accept.error} limit="workspaces" /> : null}
        </div>
      }
    />
  )
}
