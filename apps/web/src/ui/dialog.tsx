import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { overlayStyle, sheetStyle, wideSheetStyle } from './sheet-style.ts'

type DialogProps = {
  title: string
  description?: string
  /** Opens the dialog and gets the focus back; omit it when `open` is controlled. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  size?: 'md' | 'lg'
  /** Stays visible below the scrolling body. */
  footer?: ReactNode
  children: ReactNode
}

/** Radix gives the focus back to a trigger only: without one it would be lost. */
const useOpener = () => {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = opener
      if (document.activeElement !== document.body || !(current instanceof HTMLElement)) return
      event.preventDefault()
      current.focus()
    },
  }
}

/** A dialog on a desktop, a bottom sheet on a phone. */
export function Dialog({
  title,
  description,
  trigger,
  size = 'md',
  footer,
  children,
  ...state
}: DialogProps) {
  const opener = useOpener()
  return (
    <RadixDialog.Root {...state}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyle} />
        <RadixDialog.Content
          {...opener}
          className={size === 'lg' ? wideSheetStyle : sheetStyle}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div
            aria-hidden="true"
            className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line md:hidden"
          />
          <div className="flex items-start justify-between gap-2 pt-3 pr-2 pl-4 md:pt-4 md:pl-6">
            <div className="grid min-w-0 gap-1 pt-2">
              <RadixDialog.Title className="text-title font-semibold wrap-anywhere">
                {title}
              </RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="text-label text-ink-2">
                  {description}
                </RadixDialog.Description>
              ) : null}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label="Закрыть" icon={<X aria-hidden="true" className="size-5" />} />
            </RadixDialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-4 md:px-6 md:pb-6">
            {children}
          </div>
          {footer ? (
            <div className="flex flex-col-reverse gap-2 border-t border-line px-4 py-3 md:flex-row md:justify-end md:px-6">
              {footer}
            </div>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Wraps a button in `footer` or the body that should close the dialog. */
export const DialogClose = ({ children }: { children: ReactNode }) => (
  <RadixDialog.Close asChild>{children}</RadixDialog.Close>
)
