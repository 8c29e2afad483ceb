/**
 * The first script of every page. It imports nothing: the document lists the program's files, and this script decides
 * when they run. On a content page they run when the browser is idle, or at the first interaction; on a page of text at
 * the first interaction only.
 */

/**
 * Dispatched by the program when its listeners are attached. A type: a shared value would bundle the two files
 * together.
 */
export type ReadyEvent = 'kadr:ready'
const READY: ReadyEvent = 'kadr:ready'

const HIDDEN_TAB_WAIT_MS = 300
const IDLE_LIMIT_MS = 2000
const FIRST_MOVES = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
] as const

const nextTask = () => new Promise<void>((resume) => setTimeout(resume))

/** Resolves after the first frame. A hidden tab paints no frames, hence the timeout. */
const afterPaint = () =>
  new Promise<void>((resume) => {
    requestAnimationFrame(() => setTimeout(resume))
    setTimeout(resume, HIDDEN_TAB_WAIT_MS)
  })

/** Fetches the fonts, then shows them together, for a single reflow. */
const showFonts = async () => {
  const show = () => delete document.documentElement.dataset.fonts
  await document.fonts.load('1em Onest', 'Кr').then(show, show)
}

/** A page to read is drawn without its fonts. They are fetched at once where the cache has them already. */
const showFontsLate = () => {
  const isReturning = document.referrer.startsWith(`${window.location.origin}/`)
  const isPaintReported = window.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (isReturning || !isPaintReported) return void showFonts()
  // Reported when the frame is on screen, which is later than the tasks after it.
  const paints = new PerformanceObserver(() => {
    paints.disconnect()
    void showFonts()
  })
  paints.observe({ type: 'paint', buffered: true })
}

const afterLoad = () =>
  new Promise<void>((resume) => {
    if (document.readyState === 'complete') resume()
    else window.addEventListener('load', () => resume(), { once: true })
  })

const whenIdle = () =>
  new Promise<void>((resume) => {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') setTimeout(resume, HIDDEN_TAB_WAIT_MS)
    else window.requestIdleCallback(() => resume(), { timeout: IDLE_LIMIT_MS })
  })

const atFirstMove = () =>
  new Promise<void>((resume) => {
    const stop = new AbortController()
    const go = (event: Event) => {
      // Chromium fires one for a pointer that rests where the page appears.
      const isResting =
        event instanceof PointerEvent &&
        event.type === 'pointermove' &&
        !event.movementX &&
        !event.movementY
      if (isResting) return
      stop.abort()
      resume()
    }
    for (const name of FIRST_MOVES) {
      window.addEventListener(name, go, { capture: true, passive: true, signal: stop.signal })
    }
  })

const whenQuiet = async () => {
  await afterLoad()
  await afterPaint()
  await whenIdle()
}

/** React keeps its node of the tree in a property of each element it has hydrated. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'))

/** Writes again what was typed before hydration: React sets fields to the text that the page was made with. */
const keepEarlyInput = (listening: AddEventListenerOptions) => {
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>()
  const keep = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    // React reads a hydrated field itself, and may have emptied it since; a script may not choose a file.
    if (isHydrated(target) || target.type === 'file') typed.delete(target)
    else typed.set(target, target.value)
  }
  document.addEventListener('input', keep, listening)
  return () => {
    for (const [field, text] of typed) {
      if (!field.isConnected || field.value === text) continue
      // React replaces the setter of the element; the prototype's leaves the change for it to notice.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

/** A form with an address of its own works without the program, as links do. */
const isNative = (form: HTMLFormElement | null) => form?.hasAttribute('action') ?? false

/**
 * Replays a press made before hydration: a button, or Enter in a form, which the browser would submit natively and
 * lose the input.
 */
const keepEarlyActions = () => {
  let replay: (() => void) | undefined
  const stop = new AbortController()
  const listening = { capture: true, signal: stop.signal }
  const keepClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    const isSent = button?.type === 'submit' && isNative(button.form)
    replay = button && !isSent ? () => button.isConnected && button.click() : undefined
  }
  const keepSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (form instanceof HTMLFormElement && isNative(form)) return
    event.preventDefault()
    if (!(form instanceof HTMLFormElement)) return
    replay = () => form.isConnected && form.requestSubmit(submitter)
  }
  document.addEventListener('click', keepClick, listening)
  document.addEventListener('submit', keepSubmit, listening)
  const stopInput = new AbortController()
  const writeAgain = keepEarlyInput({ capture: true, signal: stopInput.signal })
  document.addEventListener(
    READY,
    async () => {
      stop.abort()
      // React hydrates in slices and has finished when the browser is idle.
      await whenIdle()
      stopInput.abort()
      writeAgain()
      replay?.()
    },
    { once: true },
  )
}

/**
 * A prerendered page has only the CSS rules of its own markup inline. Its links have no address until then: Chromium's
 * preload scanner fetches disabled ones too.
 */
const loadStyles = async () => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-href]')
  const load = (link: HTMLLinkElement) =>
    new Promise<void>((resume) => {
      link.onload = () => resume()
      link.onerror = () => resume()
      link.href = link.dataset.href ?? ''
    })
  await Promise.all([...links].map(load))
}

const preload = (file: string) => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}

/** The first access makes the browser read its storage from disk; it gets a task of its own. */
const warmUpStorage = async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name].length
    } catch {
      // Storage is forbidden here; the program works without it.
    }
    await nextTask()
  }
}

/** The first date format of a page loads the browser's locale tables; done while files are downloading. */
const warmUpDates = () => void new Intl.DateTimeFormat('ru').format()

/** Imports each file in a task of its own, which keeps tasks short. */
const run = async (files: string[]) => {
  for (const file of files) {
    await import(/* @vite-ignore */ file)
    await nextTask()
  }
}

const filesOf = (list: string | undefined) => list?.split(' ').filter(Boolean) ?? []

const start = async () => {
  const { program, page, isUrgent, isPatient } =
    document.querySelector<HTMLScriptElement>('script[data-program]')?.dataset ?? {}
  const files = filesOf(program)
  keepEarlyActions()
  if (document.documentElement.dataset.fonts) showFontsLate()
  // A messenger opens any page with its parameters in the hash, and waits for the app's ready event.
  if (isUrgent !== undefined || /WebApp(Data|Version)=/.test(window.location.hash)) {
    warmUpDates()
    await afterPaint()
  } else if (isPatient !== undefined && window.location.search === '') {
    // An address with parameters asks for more than the text: a filter, a confirmation.
    await atFirstMove()
  } else await Promise.race([whenQuiet(), atFirstMove()])
  for (const file of [...files, ...filesOf(page)]) preload(file)
  const styles = loadStyles()
  await warmUpStorage()
  await styles
  await run(files)
  // Evaluated before the program requests the page. A file that fails to load here fails again in the program, which
  // reports the error.
  await run(filesOf(page)).catch(() => undefined)
}

void start()
