/** What messengers paint their own bars in. */
export const PAPERS = {
  light: { header: '#FAF9F6', canvas: '#F5F5F5' },
  dark: { header: '#151412', canvas: '#0F0E0D' },
} as const
export type Papers = (typeof PAPERS)[keyof typeof PAPERS]

/**
 * Runs in the head of every document, before the first paint, as well as here: it names nothing from outside of itself.
 * A mini-app is light unless the person has chosen otherwise: clients frame it by a scheme of their own.
 */
export function paintTheme() {
  const read = (storage: 'localStorage' | 'sessionStorage', key: string) => {
    try {
      return window[storage].getItem(key)
    } catch {
      return null
    }
  }
  const choice = read('localStorage', 'kadr.theme')
  const isInMessenger =
    window.location.hash.includes('WebApp') || read('sessionStorage', 'kadr.mini-app') !== null
  const isDark =
    choice === 'dark' ||
    (choice !== 'light' &&
      !isInMessenger &&
      window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', isDark ? '#151412' : '#FAF9F6')
}

export const shownPapers = (): Papers =>
  PAPERS[document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light']
