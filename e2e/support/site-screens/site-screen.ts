import type { Locator, Page } from '@playwright/test'
import type { Screen } from '../demo-screens.ts'

/** A picture for the articles: where it is taken, by whom, and in which state of the page. */
export type SiteScreen = Screen & {
  /** The owner of the demo workspace without it. */
  person?: 'newcomer' | 'visitor'
  /** Brings the page into the state that the articles describe. */
  prepare?: (page: Page) => Promise<unknown>
  /** The whole page without it. */
  part?: (page: Page) => Locator
  /** Where the part begins, if not at its own top. */
  from?: (page: Page) => Locator
  viewport?: { width: number; height: number }
  hasPhone?: boolean
}

export type SiteScreens = Readonly<Record<string, SiteScreen>>

/** What is beside the menu of the app. */
export const mainOf = (page: Page) => page.locator('main')
export const dialogOf = (page: Page) => page.getByRole('dialog')

/** Puts an element at the top of what is seen. */
export const scrollTo = async (target: Locator) => {
  await target.waitFor()
  await target.evaluate((element) => {
    element.style.scrollMarginTop = '1.5rem'
    element.scrollIntoView({ block: 'start' })
  })
}

/** A section with a heading. */
export const scrollToHeading = (name: string) => (page: Page) =>
  scrollTo(page.getByRole('heading', { name, exact: true }))
