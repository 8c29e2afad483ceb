import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, saveTraffic } from './fixtures.ts'
import { chooseGuest, newPerson } from './people.ts'
import type { RunningServer } from './server.ts'

/** A separate browser in which nobody has signed in. */
export const openOtherBrowser = async ({
  page,
  server,
  viewport,
}: {
  page: Page
  server: RunningServer
  viewport: { width: number; height: number }
}) => {
  const context = await page.context().browser()?.newContext({
    baseURL: server.url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport,
  })
  if (!context) throw new Error('The browser is gone')
  await saveTraffic(context)
  return context.newPage()
}

/** The link that the team page shows once. */
export const takeLink = async (page: Page) => {
  await page.getByRole('button', { name: 'Создать ссылку' }).click()
  const field = page.getByRole('dialog').getByLabel('Ссылка')
  await expect(field).toHaveValue(/^http/)
  const url = await field.inputValue()
  await page.getByRole('button', { name: 'Готово' }).click()
  return new URL(url)
}

/** Accepts the owner's invite in a browser of their own, signing up on the way. */
export const openAsEditor = async ({ page, server }: { page: Page; server: RunningServer }) => {
  await page.goto('/team')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  await expectAccessible(page)
  const { pathname, search } = await takeLink(page)
  const editor = await openOtherBrowser({ page, server, viewport: { width: 1440, height: 900 } })
  await editor.goto(`${pathname}${search}`)
  await expect(
    editor.getByRole('heading', { name: 'Вас зовут в команду «Студия Анны»' }),
  ).toBeVisible()
  await editor.getByRole('link', { name: 'Войти и принять' }).click()
  await editor.getByRole('button', { name: 'Войти через Google' }).click()
  await chooseGuest({ page: editor, person: newPerson() })
  await editor.getByRole('button', { name: 'Принять приглашение' }).click()
  await editor.waitForURL('**/dashboard')
  await expect(editor.getByRole('button', { name: /Студия Анны.*Редактор/ })).toBeVisible()
  await expect(page.getByText(/^Занято мест: [2-9] из 10/)).toBeVisible()
  return editor
}
