import type { Page } from '@playwright/test'

/** Counts presses of the pointer on every page that is opened in the tab from now on. */
export const countTaps = async (page: Page) => {
  let taps = 0
  await page.exposeFunction('reportTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        const report: unknown = Reflect.get(globalThis, 'reportTap')
        if (isTrusted && typeof report === 'function') report()
      },
      { capture: true },
    )
  })
  return { count: () => taps, startOver: () => (taps = 0) }
}
