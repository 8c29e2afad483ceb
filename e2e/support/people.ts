import { expect, type Page } from '@playwright/test'

let guests = 0

/** A person the local provider has not seen before. */
export const newPerson = (name = 'Вера Лопухова') => {
  guests += 1
  return { name, email: `guest-${process.pid}-${Date.now()}-${guests}@example.com` }
}
export type Guest = ReturnType<typeof newPerson>

/** On the provider's page: types a new person in and presses the button. */
export const chooseGuest = async ({ page, person }: { page: Page; person: Guest }) => {
  await page.getByLabel('Имя').fill(person.name)
  await page.getByLabel('Электронная почта').fill(person.email)
  await page.getByRole('button', { name: 'Войти' }).click()
}

/** The whole way of a person on the web: the login page, the provider, the dashboard. */
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
