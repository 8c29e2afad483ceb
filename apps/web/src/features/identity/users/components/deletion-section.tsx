import { failureText } from '../../../../platform/api/failure-text.ts'
import { useSignIn } from '../../../../platform/api/services.tsx'
import { useLeave } from '../../../../platform/page/use-leave.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { useDeleteMe } from '../api/users.mutations.ts'
import { copy } from '../copy.ts'
import { DeletionForm } from './deletion-form.tsx'

export const DeletionSection = () => {
  const deletion = useDeleteMe()
  const signIn = useSignIn()
  const leave = useLeave()

  const erase = () =>
    deletion.mutate(undefined, {
      onSuccess: async () => {
        await leave({ to: '/', leave: signIn.leave })
        notify.success(copy.deletion.done)
      },
    })

  return (
    <SettingsCard id="deletion" title={copy.deletion.title} text={copy.deletion.text}>
      <DeletionForm
        isPending={deletion.isPending}
        error={deletion.error ? failureText(deletion.error) : undefined}
        onDelete={erase}
      />
    </SettingsCard>
  )
}
