import { AlertDialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { useOpenOverlay } from './open-overlays.ts'
import { overlayStyle, sheetStyle } from './sheet-style.ts'

export type ConfirmDialogProps = {
  title: string
  /** The consequence, and whether it can be undone. */
  text: ReactNode
  /** A verb: «Удалить», «Выйти». */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
  isPending?: boolean
  trigger?: ReactNode
  open?: boolean
  /** For a lazily loaded dialog, whose trigger was already pressed. */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Back is handled by the page: the question is about leaving it. */
  hasOwnBack?: boolean
  /** The caller closes the dialog: after a failure it stays open. */
  onConfirm: () => void
  /** A required field, or the error of the last attempt. */
  children?: ReactNode
}

export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Отмена',
  isDanger = false,
  isPending = false,
  trigger,
  onConfirm,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  hasOwnBack,
}: ConfirmDialogProps) {
  const [isOpenHere, setIsOpenHere] = useState(defaultOpen)
  const isOpen = open ?? isOpenHere
  const change = (isNow: boolean) => {
    setIsOpenHere(isNow)
    onOpenChange?.(isNow)
  }
  useOpenOverlay({ isOpen, hasOwnBack, onClose: () => change(false) })
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={change}>
      {trigger ? <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger> : null}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayStyle} />
        <AlertDialog.Content className={sheetStyle}>
          <div className="grid gap-4 overflow-y-auto p-4 pt-6 md:p-6">
            <div className="grid gap-2">
              <AlertDialog.Title className="text-title font-semibold">{title}</AlertDialog.Title>
              <AlertDialog.Description asChild>
                <div className="text-ink-2">{text}</div>
              </AlertDialog.Description>
            </div>
            {children}
            <div className="flex flex-col gap-2 md:flex-row-reverse">
              <Button
                variant={isDanger ? 'danger' : 'primary'}
                isLoading={isPending}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
              <AlertDialog.Cancel asChild>
                <Button variant="ghost">{cancelLabel}</Button>
              </AlertDialog.Cancel>
            </div>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
