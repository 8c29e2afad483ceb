import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No WCAG 2.2 AA violation in the present state of the page, and nothing that scrolls sideways. */
export const expectAccessible = async (page: Page) => {
  await expectNoSidewaysScroll(page)
  // A message that begins to fade during the look is gone at the next; a real mistake stays.
  await expect(async () => expect(await violationsOf(page)).toEqual([])).toPass({ timeout: 15_000 })
}

const violationsOf = async (page: Page) => {
  await settle(page)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES)
  // The other way opens one more page to join the results of frames, where there are any.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
}

/** What fades in is half transparent meanwhile: its contrast is measured when it has come to rest. */
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
