type Options = {
  text?: string
  /** «Отменить», «Повторить». */
  action?: { label: string; onClick: () => void }
}

/** An offer needs time to be read and reached. */
const OFFER_MS = 10_000

const settings = ({ text, action }: Options) => ({
  ...(text ? { description: text } : {}),
  ...(action ? { action, duration: OFFER_MS } : {}),
})

type Sonner = typeof import('sonner').toast

/** News is sent seldom and never at the start, so its code is no page's own. Without it there are no news. */
const send = (show: (toast: Sonner) => void) =>
  void import('sonner').then(({ toast }) => show(toast)).catch(() => undefined)

/** Short news about what the person has just done. Errors stay until dismissed or replaced. */
export const notify = {
  success: (title: string, options: Options = {}) =>
    send((toast) => toast.success(title, settings(options))),
  info: (title: string, options: Options = {}) => send((toast) => toast(title, settings(options))),
  error: (title: string, options: Options = {}) =>
    send((toast) => toast.error(title, { duration: 10_000, ...settings(options) })),
}
