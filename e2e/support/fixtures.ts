import { join, relative } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

const TESTS = join(import.meta.dirname, '..')

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DEVICES = {
  phone: PHONE,
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
}

type Fixtures = {
  /** By the folder of the test. */
  device: (typeof DEVICES)[keyof typeof DEVICES]
  /** Origin of this test's server. */
  origin: string
  /** Expected errors; any other console or page error fails the test. */
  allowErrors(...patterns: RegExp[]): void
}
export type Options = {
  /** Whether linked pages are fetched before they are opened. */
  hasPrefetch: boolean
}

const watch = ({ page, errors }: { page: Page; errors: string[] }) => {
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    errors.push(`console error: ${message.text()} (${message.location().url})`)
  })
}

/** Prefetching all linked pages costs more CPU than loading the page that links them. */
export const saveTraffic = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )

export const test = base.extend<Fixtures & Options>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  device: ({}, use, { file }) =>
    use(DEVICES[relative(TESTS, file).startsWith('phone/') ? 'phone' : 'desktop']),
  viewport: ({ device }, use) => use(device.viewport),
  hasTouch: ({ device }, use) => use(device.hasTouch),
  isMobile: ({ device }, use) => use(device.isMobile),
  hasPrefetch: [false, { option: true }],
  context: async ({ context, hasPrefetch }, use) => {
    if (!hasPrefetch) await saveTraffic(context)
    await use(context)
  },
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
  allowErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      const allowed: RegExp[] = []
      context.on('page', (page) => watch({ page, errors }))
      await use((...patterns) => allowed.push(...patterns))
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
