import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { BusinessFact, FactKind } from '@kadr/contract/library/business'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useSaveFact } from '../api/business.mutations.ts'
import { copy } from '../copy.ts'
import { bodyOf, type FactForm, factForm, formOf } from '../model/fact-form.ts'
import { FactFields } from './fact-fields.tsx'
import { RemoveFact } from './remove-fact.tsx'

/** A known fact, or the kind of a new one. */
export type EditedFact = { known: BusinessFact } | { kind: FactKind; known?: never }

const FIELDS: Readonly<Record<string, keyof FactForm>> = {
  kind: 'kind',
  title: 'title',
  text: 'text',
  until: 'lastDay',
}

const startOf = ({ known, ...fresh }: EditedFact): FactForm =>
  formOf(known ?? { kind: 'about', title: '', text: '', until: null, ...fresh })

export default function FactDialog({
  edited,
  onClose,
}: {
  edited: EditedFact
  onClose: () => void
}) {
  const formId = useId()
  const api = useApi()
  const save = useSaveFact()
  const [isRemoving, setIsRemoving] = useState(false)
  const form = useForm<FactForm>({
    resolver: standardSchemaResolver(factForm),
    defaultValues: startOf(edited),
  })
  const { known } = edited

  const submit = form.handleSubmit((filled) =>
    save.mutateAsync(bodyOf(filled, known)).then(
      () => {
        notify.success(copy.form.saved)
        onClose()
      },
      (error: unknown) => {
        const field = error instanceof ApiError ? FIELDS[error.field ?? ''] : undefined
        // Somebody else changed it: the list behind the dialog shows their version.
        if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
          api.markStale(['business'])
        form.setError(field ?? 'root', { message: failureText(error) }, { shouldFocus: true })
      },
    ),
  )
  const failure = form.formState.errors.root?.message

  return (
    <Dialog
      open
      title={known ? copy.form.editTitle : copy.form.newTitle}
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={formId} isLoading={save.isPending}>
          {copy.form.save}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => void submit(event)}
        >
          <FactFields />
          {failure ? (
            <p role="alert" className="rounded-control bg-failed-soft p-3 text-label text-failed">
              {failure}
            </p>
          ) : null}
          {known ? (
            <Button
              variant="danger"
              className="justify-self-start"
              onClick={() => setIsRemoving(true)}
            >
              {copy.form.remove}
            </Button>
          ) : null}
        </form>
      </FormProvider>
      {isRemoving && known ? (
        <RemoveFact fact={known} onClose={() => setIsRemoving(false)} onRemoved={onClose} />
      ) : null}
    </Dialog>
  )
}
