import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { hasFfmpeg, makeClip, makePhoto } from '../support/media-files.ts'
import { chooseGuest, newPerson, signIn } from '../support/people.ts'
import { textOf } from '../support/posts.ts'
import { expectNothingKept, shareTo, waitForControl } from '../support/sharing.ts'

test('the manifest names what the worker takes', async ({ page, origin }) => {
  const { share_target: target } = await (
    await page.request.get(`${origin}/manifest.webmanifest`)
  ).json()
  expect(target).toMatchObject({
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files' }] },
  })
  const worker = readFileSync(join(import.meta.dirname, '../../apps/web/public/worker.js'), 'utf8')
  expect(worker).toContain(`'${target.action}'`)
})

test('photos and words that were shared become a draft', async ({ page }) => {
  await signIn({ page, path: '/share' })
  await expect(page.getByText('Пока ничего не пришло')).toBeVisible()
  await expectAccessible(page)
  await waitForControl(page)
  const files = [
    makePhoto('хлеб.png'),
    makePhoto('соль.png'),
    { name: 'смета.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]
  await shareTo(page, { title: 'Хлеб', text: 'Хлеб на закваске', files })
  await expect(page.getByLabel('Текст')).toHaveValue('Хлеб на закваске')
  await expect(page.getByRole('listitem').filter({ hasText: 'смета.pdf' })).toContainText(
    'Такие файлы не подходят',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Новый пост' }).click()
  await page.waitForURL(/\/posts\/[\da-f-]{36}$/)
  await expect(textOf(page)).toHaveValue('Хлеб на закваске')
  await expectNothingKept(page)
  await page.goto('/resources')
  await expect(page.getByRole('button', { name: 'Открыть «хлеб.png»' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Открыть «соль.png»' })).toBeVisible()
})

test('a link becomes a reel about it, and what is not wanted is forgotten', async ({ page }) => {
  await signIn({ page, path: '/share' })
  await waitForControl(page)
  await shareTo(page, { text: 'Чем пахнет хлеб', url: 'https://example.com/bread' })
  await page.getByRole('button', { name: 'Новый рилс' }).click()
  await page.waitForURL(/\/reels\/questions\?sentence=/)
  await expectNothingKept(page)
  await shareTo(page, { text: 'Лишнее' })
  await page.getByRole('button', { name: 'Не сохранять' }).click()
  await page.waitForURL('**/dashboard')
  await expectNothingKept(page)
})

test('whoever is signed out signs in first and loses nothing', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
  })
  await waitForControl(page)
  await shareTo(page, { text: 'До входа', files: [makePhoto('до-входа.png')] })
  await page.waitForURL(/\/login\?next=/)
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await chooseGuest({ page, person: newPerson() })
  await page.waitForURL('**/share')
  await expect(page.getByLabel('Текст')).toHaveValue('До входа')
  await expect(page.getByRole('listitem').filter({ hasText: 'до-входа.png' })).toBeVisible()
  await page.getByRole('button', { name: 'В ресурсы' }).click()
  await page.waitForURL('**/resources')
  await expect(page.getByText('до-входа.png').first()).toBeVisible()
})

test('a sign-out forgets what was shared', async ({ page }) => {
  await signIn({ page, path: '/share' })
  await waitForControl(page)
  await shareTo(page, { text: 'Чужое' })
  await expect(page.getByLabel('Текст')).toHaveValue('Чужое')
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await page.waitForURL('**/login')
  await expectNothingKept(page)
})

test('without the worker it is said that nothing came', async ({ page }) => {
  await signIn({ page })
  await shareTo(page, { text: 'Рано', files: [makePhoto('рано.png')] })
  await expect(page.getByText('Теперь готов, поделитесь ещё раз')).toBeVisible()
  await expectAccessible(page)
  await waitForControl(page)
  await shareTo(page, { text: 'Теперь' })
  await expect(page.getByLabel('Текст')).toHaveValue('Теперь')
})

test('one video becomes a reel of the person’s own [needs ffmpeg]', async ({ page }) => {
  test.skip(!hasFfmpeg, 'ffmpeg is not installed')
  test.slow()
  await signIn({ page, path: '/share' })
  await waitForControl(page)
  await shareTo(page, { files: [makeClip('печь.mp4')] })
  await page.getByRole('button', { name: 'Новый рилс' }).click()
  await page.waitForURL(/\/reels\/own-video\?reel=/, { timeout: 90_000 })
  await expectNothingKept(page)
})
