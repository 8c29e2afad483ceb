import type { ReactNode } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { copy } from '../copy.ts'

type Props = {
  /** What went wrong beyond the fields. */
  failure: string | undefined
  isSending: boolean
  onSubmit: (form: HTMLFormElement) => void
  onCancel: () => void
  children: ReactNode
}

/** The frame of a form that attaches an account: fields, the failure, two buttons. */
export const AttachForm = ({ failure, isSending, onSubmit, onCancel, children }: Props) => (
  <form
    noValidate
    autoComplete="off"
    className="grid gap-4"
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit(event.currentTarget)
    }}
  >
    {children}
    <div role="alert" className="empty:hidden">
      {failure ? <Banner tone="danger" title={copy.dialog.failed} text={failure} /> : null}
    </div>
    <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
      <Button variant="ghost" onClick={onCancel}>
        {copy.dialog.cancel}
      </Button>
      <Button type="submit" isLoading={isSending}>
        {copy.dialog.submit}
      </Button>
    </div>
  </form>
)
