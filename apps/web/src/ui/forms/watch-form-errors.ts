const FIELDS = '[aria-invalid="true"]'
const MESSAGES = '[role="alert"]:not(:empty)'

/** The watch of the form sent last. */
let stopWatching: (() => void) | undefined
let isWatching = false

const show = (error: HTMLElement) => {
  if (!error.matches('input, select, textarea, button, [tabindex]')) error.tabIndex = -1
  error.focus({ preventScroll: true })
  error.scrollIntoView({ block: 'center' })
}

/** Until the answer says what is wrong, or the person goes on typing. */
const watch = (form: HTMLFormElement) => {
  stopWatching?.()
  const find = () => {
    const error =
      form.querySelector<HTMLElement>(FIELDS) ?? form.querySelector<HTMLElement>(MESSAGES)
    if (!error) return
    stop()
    show(error)
  }
  const observer = new MutationObserver(find)
  const stop = () => {
    observer.disconnect()
    form.removeEventListener('input', stop)
    stopWatching = undefined
  }
  stopWatching = stop
  form.addEventListener('input', stop)
  // What was wrong before is gone from the screen by then.
  requestAnimationFrame(() => {
    if (stopWatching !== stop) return
    observer.observe(form, { subtree: true, childList: true, attributes: true })
    find()
  })
}

/** Brings the first error of a form that was sent into view and focus: it may be above or below the fold. */
export const watchFormErrors = () => {
  if (isWatching) return
  isWatching = true
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) watch(target)
  })
}
