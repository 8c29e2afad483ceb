type Options = {
  text?: string
  /** «Отменить», «Повторить». */
  action?: { label: string; onClick: () => void }
  /** Replaces the toast of the same id that is still shown. */
  id?: string
}

/** A toast with an action needs time to be read and reached. */
const OFFER_MS = 10_000

const settings = ({ text, action, id }: Options) => ({
  // A toast that replaces another is merged with it, so its action must be cleared.
  ...(id ? { id, action: undefined } : {}),
  ...(text ? { description: text } : {}),
  ...(action ? { action, duration: OFFER_MS } : {}),
})

type Sonner = typeof import('sonner').toast

/** Loaded on demand: toasts are rare and never part of the first paint. Without the chunk they are dropped. */
const send = (show: (toast: Sonner) => void) =>
  void import('sonner').then(({ toast }) => show(toast)).catch(() => undefined)

/** Feedback on the user's last action. Errors stay until dismissed or replaced. */
export const notify = {
  success: (title: string, options: Options = {}) =>
    send((toast) => toast.success(title, settings(options))),
  info: (title: string, options: Options = {}) => send((toast) => toast(title, settings(options))),
  error: (title: string, options: Options = {}) =>
    send((toast) => toast.error(title, { duration: 10_000, ...settings(options) })),
}
