import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** While a dialog or a menu is modal, Radix hides the rest of the page from assistive technology by this attribute. */
const BEHIND_MODAL = '[data-aria-hidden=true]'
const MODAL = '[data-state=open]:is([role=dialog], [role=alertdialog], [role=menu])'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No WCAG 2.2 AA violation in the current state, and no horizontal scrolling. */
export const expectAccessible = async (page: Page) => {
  await expectNoSidewaysScroll(page)
  // A toast may fade during the scan: retried, a real violation stays.
  await expect(async () => expect(await violationsOf(page)).toEqual([])).toPass({ timeout: 15_000 })
}

const violationsOf = async (page: Page) => {
  await settle(page)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES)
  // The default mode opens another page to merge results of frames.
  if (page.frames().length === 1) axe.setLegacyMode()
  // What lies behind was scanned before it opened.
  if ((await page.locator(BEHIND_MODAL).count()) > 0) axe.include(MODAL)
  const { violations } = await axe.analyze()
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
