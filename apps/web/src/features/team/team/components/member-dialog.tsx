import { offerOwnership } from '@kadr/contract/identity/workspaces'
import type { TeamMember } from '@kadr/contract/team/team'
import { useState } from 'react'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useChangeMember, useOfferOwnership, useRemoveMember } from '../api/team.mutations.ts'
import { useOutcome } from '../model/use-outcome.ts'
import { teamCopy } from '../team-copy.ts'
import { type RoleChoice, RoleFields } from './role-fields.tsx'

const { member: copy } = teamCopy

type Props = { member: TeamMember; onClose: () => void }

export const MemberDialog = ({ member, onClose }: Props) => {
  const { userId, name } = member
  const canTransfer = useCan(offerOwnership.action)
  const isPersonal = useCurrentWorkspace()?.isPersonal ?? true
  const [value, setValue] = useState<RoleChoice>({
    role: member.role === 'owner' ? 'admin' : member.role,
    isApprover: member.isApprover,
    connectionIds: member.connectionIds,
  })
  const change = useChangeMember()
  const remove = useRemoveMember()
  const offer = useOfferOwnership()
  const outcome = useOutcome()
  return (
    <Dialog
      open
      title={name}
      description={copy.title}
      onOpenChange={onClose}
      footer={
        <Button
          isLoading={change.isPending}
          onClick={() => change.mutate({ userId, ...value }, outcome(copy.saved, onClose))}
        >
          {copy.save}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <RoleFields value={value} onChange={setValue} />
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {canTransfer && !isPersonal ? (
            <ConfirmDialog
              trigger={<Button variant="secondary">{copy.transfer}</Button>}
              title={copy.transferTitle}
              text={copy.transferText(name)}
              confirmLabel={copy.transfer}
              isPending={offer.isPending}
              onConfirm={() => offer.mutate(userId, outcome(copy.transferred, onClose))}
            />
          ) : null}
          <ConfirmDialog
            trigger={<Button variant="danger">{copy.remove}</Button>}
            title={copy.removeTitle}
            text={copy.removeText(name)}
            confirmLabel={copy.remove}
            isDanger
            isPending={remove.isPending}
            onConfirm={() => remove.mutate(userId, outcome(copy.removed, onClose))}
          />
        </div>
      </div>
    </Dialog>
  )
}
