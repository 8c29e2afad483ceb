import { expect, type Page } from '@playwright/test'
import { SESSION_KEY } from './stored.ts'

let guests = 0

/** A user unknown to the local provider. */
export const newPerson = (name = 'Вера Лопухова') => {
  guests += 1
  return { name, email: `guest-${process.pid}-${Date.now()}-${guests}@example.com` }
}
export type Guest = ReturnType<typeof newPerson>

/** Enters a new user on the provider's page and submits. */
export const chooseGuest = async ({ page, person }: { page: Page; person: Guest }) => {
  await page.getByLabel('Имя').fill(person.name)
  await page.getByLabel('Электронная почта').fill(person.email)
  await page.getByRole('button', { name: 'Войти' }).click()
}

/** The whole sign-in: login page, provider, dashboard. */
export const signInByGoogle = async ({
  page,
  person = newPerson(),
}: {
  page: Page
  person?: Guest
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await chooseGuest({ page, person })
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return person
}

/** Sign-in through the API, for tests of what follows it. */
export const signIn = async ({ page, person = newPerson(), path = '/dashboard' }: SignIn) => {
  const { request } = page.context()
  const begun = await request.post('/api/auth/google/begin', { data: {} })
  const { url } = (await begun.json()).data
  const chooser = await request.get(url)
  const { name, email } = person
  const returned = await request.post(chooser.url(), { form: { choice: 'other', name, email } })
  const data = Object.fromEntries(new URL(returned.url()).searchParams)
  const finished = await request.post('/api/auth/google/callback', { data })
  const { token, refreshToken } = (await finished.json()).data
  const session = { token, refreshToken, authType: 'google', initData: null }
  // The session must be stored before the app starts, and by the first document only.
  const storing = await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const)
  await page.goto(path)
  await storing.dispose()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return person
}
type SignIn = { page: Page; person?: Guest; path?: string }
