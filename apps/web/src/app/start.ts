/**
 * The first script of every page. It imports nothing: the document names the program's files, and
 * here is only decided when they run. A page of text is read first; its program comes when the
 * browser has nothing better to do, or at the reader's first move.
 */

/** Said by the program once it listens. A type, because a shared value would tie the two files together. */
export type ReadyEvent = 'kadr:ready'
const READY: ReadyEvent = 'kadr:ready'

const HIDDEN_TAB_WAIT_MS = 300
const IDLE_LIMIT_MS = 2000
const FIRST_MOVES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const

const nextTask = () => new Promise<void>((resume) => setTimeout(resume))

/** After the first frame; a hidden tab draws none and must not wait for it. */
const afterPaint = () =>
  new Promise<void>((resume) => {
    requestAnimationFrame(() => setTimeout(resume))
    setTimeout(resume, HIDDEN_TAB_WAIT_MS)
  })

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
    const go = () => {
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

/**
 * What was pressed before its program came is done again for the program: a button, or Enter in a
 * form, which the browser would send by itself and lose what was typed. Links need none.
 */
const keepEarlyPress = () => {
  let again: (() => void) | undefined
  const stop = new AbortController()
  const listening = { capture: true, signal: stop.signal }
  const keepClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    again = button ? () => button.isConnected && button.click() : undefined
  }
  const keepSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    again = () => form.isConnected && form.requestSubmit(submitter)
  }
  document.addEventListener('click', keepClick, listening)
  document.addEventListener('submit', keepSubmit, listening)
  document.addEventListener(
    READY,
    async () => {
      stop.abort()
      // React takes the page over piece by piece and is through when the browser is idle.
      await whenIdle()
      again?.()
    },
    { once: true },
  )
}

const preload = (file: string) => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}

/** The first touch makes the browser read its storage from the disk: a wait of its own, not the program's. */
const wakeStorage = async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void window[name].length
    } catch {
      // Storage is forbidden here, and the program lives without it.
    }
    await nextTask()
  }
}

/** The first date of a page makes the browser read its tables; here it does so while it waits for files. */
const wakeDates = () => void new Intl.DateTimeFormat('ru').format()

/** One file after another, each in a task of its own, so that no task holds the page for long. */
const run = async (files: string[]) => {
  for (const file of files) {
    await import(/* @vite-ignore */ file)
    await nextTask()
  }
}

const filesOf = (list: string | undefined) => list?.split(' ').filter(Boolean) ?? []

const start = async () => {
  const { program, page, isUrgent } =
    document.querySelector<HTMLScriptElement>('script[data-program]')?.dataset ?? {}
  const files = filesOf(program)
  keepEarlyPress()
  // Telegram opens any page with its parameters in the hash, and waits for an answer.
  if (isUrgent !== undefined || window.location.hash.includes('tgWebApp')) {
    wakeDates()
    await afterPaint()
  } else await Promise.race([whenQuiet(), atFirstMove()])
  for (const file of [...files, ...filesOf(page)]) preload(file)
  await wakeStorage()
  await run(files)
  // The program asks for the page when it is ready; until then as much of it as possible has run.
  // What can't be fetched the program will miss itself, and say so.
  await run(filesOf(page)).catch(() => undefined)
}

void start()
