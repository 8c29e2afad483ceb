import type { Passkey } from '@kadr/contract/identity/passkeys'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { describeDay, describeMoment } from '../../../../platform/text/moment.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useRemovePasskey } from '../api/passkeys.mutations.ts'
import { copy } from '../copy.ts'
import { RenameDialog } from './rename-dialog.tsx'

type Props = { passkeys: readonly Passkey[]; timeZone: string }

const Removal = ({
  passkey: { id, name },
  isLast,
  onClose,
}: {
  passkey: Passkey
  isLast: boolean
  onClose: () => void
}) => {
  const removal = useRemovePasskey()
  const remove = () =>
    removal.mutate(id, {
      onSuccess: () => {
        notify.success(copy.removed(name))
        onClose()
      },
      onError: (error) => notify.error(failureText(error)),
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.removeTitle(name)}
      text={isLast ? copy.removeLast : copy.removeText}
      confirmLabel={copy.remove}
      isDanger
      isPending={removal.isPending}
      onConfirm={remove}
    />
  )
}

export const PasskeyList = ({ passkeys, timeZone }: Props) => {
  const [renamed, setRenamed] = useState<Passkey>()
  const [removed, setRemoved] = useState<Passkey>()
  const now = new Date()

  const describe = ({ createdAt, lastUsedAt, isBackedUp }: Passkey) =>
    [
      lastUsedAt === null
        ? copy.created(describeDay({ at: new Date(createdAt), now, timeZone }))
        : copy.used(describeMoment({ at: new Date(lastUsedAt), now, timeZone })),
      ...(isBackedUp ? [copy.backedUp] : []),
    ].join(', ')

  return (
    <>
      <List label={copy.title}>
        {passkeys.map((passkey) => (
          <ListRow
            key={passkey.id}
            className="px-0!"
            leading={
              <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
                <KeyRound aria-hidden="true" className="size-5" />
              </span>
            }
            title={passkey.name}
            subtitle={describe(passkey)}
            trailing={
              <span className="flex">
                <IconButton
                  label={copy.renameNamed(passkey.name)}
                  icon={<Pencil aria-hidden="true" className="size-5" />}
                  onClick={() => setRenamed(passkey)}
                />
                <IconButton
                  label={copy.removeNamed(passkey.name)}
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  onClick={() => setRemoved(passkey)}
                />
              </span>
            }
          />
        ))}
      </List>
      {renamed ? <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} /> : null}
      {removed ? (
        <Removal
          passkey={removed}
          isLast={passkeys.length === 1}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </>
  )
}
