import { useNavigate } from '@tanstack/react-router'
import { failureText } from '../../../platform/failure-text.ts'
import { useSignIn } from '../../../platform/services.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useDeleteMe } from '../api/account.mutations.ts'
import { copy } from '../copy.ts'
import { DeletionForm } from './deletion-form.tsx'
import { SettingsCard } from './settings-card.tsx'

export const DeletionSection = () => {
  const deletion = useDeleteMe()
  const signIn = useSignIn()
  const navigate = useNavigate()

  const erase = () =>
    deletion.mutate(undefined, {
      onSuccess: async () => {
        // Navigate first: the guard of this page would redirect a signed-out visitor to the sign-in.
        await navigate({ to: '/' })
        signIn.leave()
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
