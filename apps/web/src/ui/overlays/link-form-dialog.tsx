import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { type CopyWords, LinkToCopy } from './link-to-copy.tsx'

const DONE = 'Готово'

type Props = {
  title: string
  description?: string
  submitLabel: string
  isSending: boolean
  isDisabled?: boolean
  /** Takes the place of the form. */
  made:
    | { title: string; url: string; text: string; words?: CopyWords; action?: ReactNode }
    | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form that makes a link, and then the link. */
export const LinkFormDialog = ({
  title,
  description,
  submitLabel,
  isSending,
  isDisabled = false,
  made,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const formId = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      open
      title={made?.title ?? title}
      {...(description ? { description } : {})}
      onOpenChange={onClose}
      footer={
        made ? (
          <DialogClose>
            <Button variant="secondary">{DONE}</Button>
          </DialogClose>
        ) : (
          <Button type="submit" form={formId} isLoading={isSending} disabled={isDisabled}>
            {submitLabel}
          </Button>
        )
      }
    >
      {made ? (
        <LinkToCopy url={made.url} text={made.text} words={made.words} action={made.action} />
      ) : (
        <form id={formId} noValidate className="grid grid-cols-1 gap-4" onSubmit={send}>
          {children}
        </form>
      )}
    </Dialog>
  )
}
