import type { toast as Toast } from 'sonner'

type Options = {
  text?: string
  /** «Отменить», «Повторить». */
  action?: { label: string; onClick: () => void }
}

const settings = ({ text, action }: Options) => ({
  ...(text ? { description: text } : {}),
  ...(action ? { action } : {}),
})

/** The code of toasts comes with the first of them. */
const show = (say: (toast: typeof Toast) => void) => {
  // Without the chunk there is no toast, but the page works on.
  import('sonner').then(({ toast }) => say(toast)).catch(() => undefined)
}

/** Short news about what the person has just done. Errors stay until dismissed or replaced. */
export const notify = {
  success: (title: string, options: Options = {}) =>
    show((toast) => toast.success(title, settings(options))),
  info: (title: string, options: Options = {}) => show((toast) => toast(title, settings(options))),
  error: (title: string, options: Options = {}) =>
    show((toast) => toast.error(title, { duration: 10_000, ...settings(options) })),
}
