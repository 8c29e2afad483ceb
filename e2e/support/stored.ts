import type { Page } from '@playwright/test'

export const SESSION_KEY = 'kadr.session'
export const ACCOUNT_KEY = 'kadr.account'

type Stored = Record<string, unknown> | null

export const readStored = (page: Page, key: string): Promise<Stored> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Changes fields of a persisted store, as an earlier visit would. */
export const changeStored = ({
  page,
  key,
  fields,
}: {
  page: Page
  key: string
  fields: Record<string, unknown>
}) =>
  page.evaluate(
    ([name, changes]) => {
      const stored = JSON.parse(localStorage.getItem(name) ?? '{}')
      localStorage.setItem(name, JSON.stringify({ ...stored, ...changes }))
    },
    [key, fields] as const,
  )
