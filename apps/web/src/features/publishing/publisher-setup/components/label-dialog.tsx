import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { labelsCopy as copy } from '../labels-copy.ts'

type Props<Body> = {
  title: string
  saved: string
  body: Body
  saving: UseMutationResult<unknown, Error, Body>
  onClose: () => void
  /** Given what the server has against a field. */
  children: (errorOf: (field: string) => string | undefined) => ReactNode
  fields: readonly string[]
}

/** A small form that is saved as a whole. */
export const LabelDialog = <Body,>({
  title,
  saved,
  body,
  saving,
  onClose,
  children,
  fields,
}: Props<Body>) => {
  const form = useId()
  const { error } = saving
  const field = error instanceof ApiError ? error.field : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(body, {
      onSuccess: () => {
        notify.success(saved)
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={form} isLoading={saving.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {children((name) => (error && field === name ? failureText(error) : undefined))}
        {error && !fields.includes(field ?? '') ? (
          <p role="alert" className="text-label text-failed">
            {failureText(error)}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
