import { Toaster as Sonner, toast } from 'sonner'

type Options = {
  text?: string
  /** «Отменить», «Повторить». */
  action?: { label: string; onClick: () => void }
}

const settings = ({ text, action }: Options) => ({
  ...(text ? { description: text } : {}),
  ...(action ? { action } : {}),
})

/** Short news about what the person has just done. Errors stay until dismissed or replaced. */
export const notify = {
  success: (title: string, options: Options = {}) => toast.success(title, settings(options)),
  info: (title: string, options: Options = {}) => toast(title, settings(options)),
  error: (title: string, options: Options = {}) =>
    toast.error(title, { duration: 10_000, ...settings(options) }),
}

/** Stands once, in the providers. */
export const Toaster = () => (
  <Sonner
    position="top-center"
    theme="light"
    closeButton
    containerAriaLabel="Уведомления"
    offset={{ top: 'calc(var(--safe-top) + 16px)' }}
    mobileOffset={{ top: 'calc(var(--safe-top) + 12px)', left: '12px', right: '12px' }}
    toastOptions={{ closeButtonAriaLabel: 'Закрыть уведомление', className: 'kadr-toast' }}
  />
)
