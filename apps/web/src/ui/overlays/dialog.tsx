import { clsx } from 'clsx'
import { ChevronLeft, X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useOpenOverlay } from './open-overlays.ts'
import { overlayStyle, pageSheetStyle, sheetStyle, wideSheetStyle } from './sheet-style.ts'

const SIZES = { md: sheetStyle, lg: wideSheetStyle, page: pageSheetStyle }

type DialogProps = {
  title: string
  description?: string
  /** Opens the dialog and gets the focus back; omit it when `open` is controlled. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** `page` fills the screen of a phone. */
  size?: keyof typeof SIZES
  /** Back is handled by the page: the dialog is a part of its address. */
  hasOwnBack?: boolean
  /** Stays visible below the scrolling body. */
  footer?: ReactNode
  children: ReactNode
}

const SHEET_HEAD = 'items-start pt-3 pr-2 pl-4 md:pt-4 md:pl-6'
/** As the header bar of a phone. */
const PAGE_HEAD =
  'min-h-[calc(56px+var(--safe-top))] items-center border-b border-line bg-header pt-(--safe-top) pr-4 pl-1 md:min-h-0 md:items-start md:border-0 md:bg-transparent md:pt-4 md:pr-2 md:pl-6'

/** Radix gives the focus back to a trigger only: without one it would be lost. */
const useOpener = ({ isPage }: { isPage: boolean }) => {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      // A page is read from its title on, not from its way back.
      if (!isPage || !(event.currentTarget instanceof HTMLElement)) return
      event.preventDefault()
      event.currentTarget.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = opener
      if (document.activeElement !== document.body || !(current instanceof HTMLElement)) return
      event.preventDefault()
      current.focus()
    },
  }
}

/** Controlled by the caller or by itself; Back closes it. */
const useOpenState = ({
  open,
  onOpenChange,
  hasOwnBack,
}: Pick<DialogProps, 'open' | 'onOpenChange' | 'hasOwnBack'>) => {
  const [isOpenHere, setIsOpenHere] = useState(false)
  const isOpen = open ?? isOpenHere
  const change = (isNow: boolean) => {
    setIsOpenHere(isNow)
    onOpenChange?.(isNow)
  }
  useOpenOverlay({ isOpen, hasOwnBack, onClose: () => change(false) })
  return { open: isOpen, onOpenChange: change }
}

/** A dialog on a desktop, a bottom sheet on a phone. */
export function Dialog({
  title,
  description,
  trigger,
  size = 'md',
  footer,
  children,
  ...control
}: DialogProps) {
  const isPage = size === 'page'
  const opener = useOpener({ isPage })
  const state = useOpenState(control)
  return (
    <RadixDialog.Root {...state}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayStyle} />
        <RadixDialog.Content
          {...opener}
          className={SIZES[size]}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {isPage ? null : (
            <div
              aria-hidden="true"
              className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line md:hidden"
            />
          )}
          <div className={clsx('flex justify-between gap-2', isPage ? PAGE_HEAD : SHEET_HEAD)}>
            {isPage ? (
              <RadixDialog.Close asChild>
                <IconButton
                  label="Назад"
                  icon={<ChevronLeft aria-hidden="true" className="size-6" />}
                  className="md:hidden"
                />
              </RadixDialog.Close>
            ) : null}
            <div className={clsx('grid min-w-0 gap-1', isPage ? 'flex-1 md:pt-2' : 'pt-2')}>
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
              <IconButton
                label="Закрыть"
                icon={<X aria-hidden="true" className="size-5" />}
                className={clsx(isPage && 'max-md:hidden')}
              />
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
