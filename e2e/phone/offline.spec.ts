import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { saved, signInAsAnna, textOf } from '../support/posts.ts'

// Who saves traffic keeps no app for the day without a network.
test.use({ hasPrefetch: true })

const LONG = { timeout: 120_000 }

/** The worker has the shell and the files of the pages that open without a network. */
const waitForWorker = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pages = await caches.open('kadr-pages')
          const files = await (await caches.open('kadr-files')).keys()
          return (await pages.match('/dashboard')) !== undefined && files.length > 40
        }),
      LONG,
    )
    .toBe(true)

const goOffline = (context: BrowserContext) => context.setOffline(true)
const goOnline = (context: BrowserContext) => context.setOffline(false)

test('without a network the last calendar and drafts open, and what is written is sent later', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/)
  test.slow()
  await signInAsAnna(page)
  await page.goto('/posts/new')
  await textOf(page).fill('Черновик до поездки')
  await expect(saved(page)).toBeVisible()
  await page.goto('/posts?state=draft')
  const drafted = page.getByRole('link', { name: 'Черновик до поездки' })
  await drafted.click()
  await expect(textOf(page)).toHaveValue('Черновик до поездки')
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { name: 'Календарь' })).toBeVisible()
  await waitForWorker(page)

  await goOffline(context)
  const mark = page.getByText(/^Нет связи\. Показано сохранённое сегодня в/)
  await page.goto('/calendar')
  await expect(mark).toBeVisible()
  await page.goto('/posts?state=draft')
  await expect(mark).toBeVisible()
  await drafted.click()
  await expect(textOf(page)).toHaveValue('Черновик до поездки')
  await textOf(page).fill('Дописано в самолёте')
  await expect(page.getByText('Нет связи: всё сохранено на этом устройстве')).toBeVisible()
  await page.reload()
  await expect(textOf(page)).toHaveValue('Дописано в самолёте')

  await goOnline(context)
  await expect(saved(page)).toBeVisible(LONG)
  await expect(page.getByText(/^Нет связи/)).toBeHidden()
  await page.reload()
  await expect(textOf(page)).toHaveValue('Дописано в самолёте')
})

test('a new draft begun without a network is sent once there is one', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/)
  test.slow()
  await signInAsAnna(page)
  await page.goto('/posts/new')
  await expect(textOf(page)).toBeVisible()
  await waitForWorker(page)
  await goOffline(context)
  await page.goto('/posts/new')
  await textOf(page).fill('Начато без связи')
  await expect(page.getByText('Нет связи: всё сохранено на этом устройстве')).toBeVisible()
  await page.reload()
  await expect(textOf(page)).toHaveValue('Начато без связи')
  await goOnline(context)
  await expect(saved(page)).toBeVisible(LONG)
  await page.goto('/posts?state=draft')
  await expect(page.getByRole('link', { name: 'Начато без связи' })).toHaveCount(1)
})
