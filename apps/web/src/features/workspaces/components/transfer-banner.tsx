import type { Team } from '@kadr/contract/team'
import { offerOwnership } from '@kadr/contract/workspaces'
import { useCan } from '../../../platform/current-workspace.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAcceptOwnership, useCancelTransfer } from '../api/team.mutations.ts'
import { useOutcome } from '../model/use-outcome.ts'
import { teamCopy } from '../team-copy.ts'

const { transfer: copy } = teamCopy

export const TransferBanner = ({ team: { transfer, members } }: { team: Team }) => {
  const isOwner = useCan(offerOwnership.action)
  const accept = useAcceptOwnership()
  const cancel = useCancelTransfer()
  const outcome = useOutcome()
  if (!transfer) return null
  const isMine = members.some(({ isMe, userId }) => isMe && userId === transfer.toUserId)
  if (!isMine && !isOwner) return null
  const stop = (
    <Button
      variant="secondary"
      isLoading={cancel.isPending}
      onClick={() => cancel.mutate(undefined, outcome(copy.cancelled))}
    >
      {isMine ? copy.decline : copy.cancel}
    </Button>
  )
  if (!isMine) {
    return <Banner title={copy.waiting(transfer.toName)} text={copy.waitingText} action={stop} />
  }
  return (
    <Banner
      title={copy.mineTitle}
      text={copy.mineText}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            isLoading={accept.isPending}
            onClick={() => accept.mutate(undefined, outcome(copy.accepted))}
          >
            {copy.accept}
          </Button>
          {stop}
        </div>
      }
    />
  )
}
