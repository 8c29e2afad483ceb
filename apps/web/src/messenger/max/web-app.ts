/** What MAX's library gives a page, as far as we call it. */
export type WebApp = {
  ready?(): void
  BackButton: {
    show(): void
    hide(): void
    onClick(press: () => void): void
    offClick(press: () => void): void
  }
  HapticFeedback: {
    impactOccurred(style: 'soft' | 'light' | 'medium' | 'heavy' | 'rigid'): void
    notificationOccurred(type: 'error' | 'success' | 'warning'): void
    selectionChanged(): void
  }
  enableClosingConfirmation(): void
  openLink(url: string): void
  openMaxLink(url: string): void
  shareMaxContent(text: string, link: string): void
  downloadFile(url: string, fileName: string): void
}

declare global {
  interface Window {
    WebApp?: WebApp
  }
}

const LIBRARY = 'https://st.max.ru/js/max-web-app.js'
/** A slow host of the library must not be waited for: the app works without the buttons of the client. */
const TIMEOUT_MS = 5000

const load = (): Promise<void> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = LIBRARY
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => resolve())
    setTimeout(resolve, TIMEOUT_MS)
    document.head.append(script)
  })

/** Our own page at /dev/max stands in for the client. */
const findPlayed = (): WebApp | undefined => {
  if (window.parent === window) return undefined
  try {
    return window.parent.location.origin === window.location.origin
      ? window.parent.WebApp
      : undefined
  } catch {
    // A page of another origin: MAX in a browser.
    return undefined
  }
}

/** Undefined when the library does not come. */
export const openWebApp = async (): Promise<WebApp | undefined> => {
  const played = findPlayed()
  if (played) return played
  await load()
  return window.WebApp
}
