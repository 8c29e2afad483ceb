import { deleteProgram, type Program, registerProgram } from '@kadr/contract/integrations/programs'
import { lazy, Suspense, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteProgram } from '../api/programs.queries.ts'
import { copy } from '../copy.ts'

const RegisterDialog = lazy(async () => ({
  default: (await import('./register-dialog.tsx')).RegisterDialog,
}))

const Remove = ({ id, name }: Program) => {
  const remove = useDeleteProgram()
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" aria-label={copy.removeNamed(name)}>
          {copy.remove}
        </Button>
      }
      title={copy.removeTitle(name)}
      text={copy.removeText}
      confirmLabel={copy.remove}
      isDanger
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => notify.success(copy.removed),
          onError: (error) => notify.error(copy.actionFailed, { text: failureText(error) }),
        })
      }
    />
  )
}

/** Registered by hand, for programs that have no address of their own. */
export const OwnPrograms = ({ programs }: { programs: readonly Program[] }) => {
  const canManage = useCan(registerProgram.action)
  const canDelete = useCan(deleteProgram.action)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3 px-1">
        <div className="grid gap-0.5">
          <h2 className="font-semibold">{copy.own}</h2>
          <p className="max-w-[60ch] text-label text-ink-3">{copy.ownText}</p>
        </div>
        {canManage ? (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {copy.register}
          </Button>
        ) : null}
      </div>
      {programs.length > 0 ? (
        <Card padding="none">
          <List label={copy.own}>
            {programs.map((program) => (
              <ListRow
                key={program.id}
                isWrapped
                title={program.name}
                subtitle={
                  <>
                    <p>
                      <code>{program.clientId}</code>
                    </p>
                    <p>{program.redirectUris.join(', ')}</p>
                  </>
                }
                trailing={canDelete ? <Remove {...program} /> : null}
              />
            ))}
          </List>
        </Card>
      ) : null}
      <Suspense>{isOpen ? <RegisterDialog onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </section>
  )
}
