import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Frame, type Page } from '@playwright/test'
import type Axe from 'axe-core'

/** While a dialog or a menu is modal, Radix hides the rest of the page from assistive technology by this attribute. */
const BEHIND_MODAL = '[data-aria-hidden=true]'
const MODAL = '[data-state=open]:is([role=dialog], [role=alertdialog], [role=menu])'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const OPTIONS: Axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // The report shows the elements themselves.
  selectors: false,
  // Every frame is scanned by itself.
  iframes: false,
}

/** What the other theme can break. */
const CONTRAST: Axe.RunOptions = {
  ...OPTIONS,
  runOnly: { type: 'rule', values: ['color-contrast'] },
}

/** No WCAG 2.2 AA violation in the current state, in either theme, and no horizontal scrolling. */
export const expectAccessible = async (page: Page) => {
  await expectNoSidewaysScroll(page)
  // A toast may fade during the scan: retried, a real violation stays.
  await expect(async () => expect(await violationsOf(page)).toEqual([])).toPass({ timeout: 45_000 })
}

const violationsOf = async (page: Page) => {
  await settle(page)
  const found = await Promise.all(page.frames().map((frame) => scan(frame, OPTIONS)))
  const inDark = await inTheDark(page, () =>
    Promise.all(page.frames().map((frame) => scan(frame, CONTRAST))),
  )
  return [...found.flat(), ...inDark.flat()]
}

/** Of our own documents: what is framed from elsewhere has no themes. */
const paint = (page: Page, from: string, to: string) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(
        ([shown, next]) => {
          const { dataset } = document.documentElement
          if (dataset.theme === shown) dataset.theme = next
        },
        [from, to],
      ),
    ),
  )

const inTheDark = async <T>(page: Page, look: () => Promise<T>) => {
  await paint(page, 'light', 'dark')
  await settle(page)
  const seen = await look()
  await paint(page, 'dark', 'light')
  return seen
}

/** A document keeps axe for its later scans: reading it takes a fifth of a scan. */
const scan = async (frame: Frame, options: Axe.RunOptions) => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  return frame.evaluate(findViolations, { behind: BEHIND_MODAL, modal: MODAL, options })
}

type Scan = { behind: string; modal: string; options: Axe.RunOptions }

/** Runs in the page. What lies behind a modal was scanned before it opened. */
const findViolations = async ({ behind, modal, options }: Scan) => {
  const { axe } = window as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(document.querySelector(behind) ? modal : document, options)
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
}

/** Waits for fade-ins: contrast is wrong while elements are translucent. */
const settle = (page: Page) =>
  Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.waitForFunction(() =>
          document
            .getAnimations()
            .every(
              ({ playState, effect }) =>
                playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
            ),
        ),
      ),
  )

export const expectNoSidewaysScroll = async (page: Page) => {
  const overflow = async () => {
    const overflows = page.frames().map((frame) =>
      frame.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      }),
    )
    return Math.max(...(await Promise.all(overflows)))
  }
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}
