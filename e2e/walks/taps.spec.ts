import type { Page } from '@playwright/test'
import { allow, connectBluesky, connectChannel, openConnections } from '../support/connections.ts'
import { countTaps } from '../support/count-taps.ts'
import { expect, PHONE } from '../support/fixtures.ts'
import { hasFfmpeg } from '../support/media-files.ts'
import { chooseAccounts, signInAsAnna, windowOf } from '../support/posts.ts'
import { sandboxOf } from '../support/sandbox.ts'
import { walkTest as test } from '../support/server-tests.ts'
import { slides, textOf } from '../support/slideshow.ts'

// Sequential: the tests share one set of fake accounts.
test.describe.configure({ mode: 'default' })

const LONG = { timeout: 150_000 }
const NETWORKS = ['youtube', 'tiktok', 'vk', 'instagram', 'threads', 'pinterest', 'linkedin']

/** From the first page of the site. */
const signInAs = async (page: Page, name: string) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  await page.getByRole('button', { name }).click()
  await page.waitForURL('**/dashboard')
}

type Taps = Awaited<ReturnType<typeof countTaps>>

const startWalk = (taps: Taps) => {
  const from = { taps: taps.count(), at: Date.now() }
  /** Tells the length of the walk, and returns its taps. */
  return (name: string): number => {
    const made = taps.count() - from.taps
    const seconds = Math.round((Date.now() - from.at) / 1000)
    console.log(`${name}: ${made} taps, ${seconds} s`)
    return made
  }
}

/** From one sentence to a finished video: a tap on the field and one on the button. */
const makeReel = async (page: Page, taps: Taps) => {
  const endWalk = startWalk(taps)
  const topic = page.getByLabel('О чём рилс')
  await topic.click()
  await topic.fill('кофе для дома')
  await page.getByRole('button', { name: 'Собрать видео' }).click()
  await expect(page.getByRole('link', { name: 'Опубликовать' })).toBeVisible(LONG)
  expect(endWalk('from a sentence to the file')).toBeLessThanOrEqual(2)
  await page.getByRole('link', { name: 'Опубликовать' }).click()
  await page.waitForURL(/\/posts\/new\?/)
}

/** Answers by the keyboard: «Дальше» of a phone is a key of it. */
const answerAll = async (page: Page) => {
  const list = page.getByRole('list', { name: 'Вопросы' })
  const field = list.getByRole('textbox')
  await expect(field).toBeVisible(LONG)
  const answers: string[] = []
  while (await field.isVisible()) {
    const answer = `Ответ номер ${answers.length + 1}`
    await field.fill(answer)
    await expect(field).toHaveValue(answer)
    await field.press('Enter')
    answers.push(answer)
  }
  return answers
}

const connectAll = async (page: Page) => {
  await openConnections(page)
  await connectBluesky(page)
  await expect(page.getByRole('article')).toHaveCount(1)
  await connectChannel(page)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: /^Подключить подряд/ }).click()
  for (const network of NETWORKS) {
    await page.waitForURL(`**/sandbox/net/${network}/**`)
    await allow(page)
  }
  // VK gives every community of the person.
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(9)
}

test('from the first page to a reel in the networks of the world in 25 taps, and to a post that waited in 3 [needs ffmpeg]', async ({
  page,
  origin,
}) => {
  test.skip(!hasFfmpeg, 'needs ffmpeg')
  test.slow()
  await signInAsAnna(page)
  await connectAll(page)
  await page.evaluate(() => localStorage.clear())
  const taps = await countTaps(page)

  const endWalk = startWalk(taps)
  await signInAs(page, 'Анна Смирнова')
  await makeReel(page, taps)
  expect(taps.count()).toBeLessThanOrEqual(6)
  await page.getByRole('button', { name: 'Выбрать все' }).click()
  await page.getByLabel('Доска').click()
  await page.getByLabel('Доска').selectOption({ index: 1 })
  await page.getByLabel('Кто увидит').click()
  await page.getByLabel('Кто увидит').selectOption({ index: 1 })
  await page.getByRole('radio', { name: 'Сейчас' }).click()
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(windowOf(page).getByText('Опубликован', { exact: true }).first()).toBeVisible(LONG)
  expect(endWalk('from the first page to a reel')).toBeLessThanOrEqual(25)

  await sandboxOf(origin).revoke({ network: 'linkedin', account: 'kadrMember1' })
  await page.goto('/posts/new')
  await chooseAccounts(page, ['LinkedIn'])
  await page.getByLabel('Текст', { exact: true }).fill('Ждёт нового входа')
  await page.getByRole('radio', { name: 'Сейчас' }).click()
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(windowOf(page).getByRole('link', { name: 'Войти и опубликовать' })).toBeVisible(LONG)
  await page.goto('/posts?state=failed')
  taps.startOver()
  await page.getByRole('link', { name: 'Ждёт нового входа' }).click()
  await windowOf(page).getByRole('link', { name: 'Войти и опубликовать' }).click()
  await allow(page)
  await expect(windowOf(page).getByText('Опубликован', { exact: true }).first()).toBeVisible(LONG)
  expect(taps.count()).toBeLessThanOrEqual(3)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a phrase of a stranger is asked about, filmed and published in 12 taps [needs ffmpeg]', async ({
    page,
  }) => {
    test.skip(!hasFfmpeg, 'needs ffmpeg')
    test.slow()
    const taps = await countTaps(page)
    const endWalk = startWalk(taps)
    await page.goto('/')
    const phrase = page.getByLabel('О чём рилс?')
    await phrase.tap()
    await phrase.fill('Уроки игры на гитаре')
    await page.getByRole('button', { name: 'Собрать рилс' }).tap()

    const answers = await answerAll(page)
    expect(answers.length).toBeGreaterThanOrEqual(3)
    await page.getByRole('button', { name: 'Собрать рилс' }).tap()
    await page.getByRole('button', { name: 'Войти через Google' }).tap()
    await page.getByRole('button', { name: 'Борис' }).tap()
    await page.waitForURL(/\/reels\/slideshow/)
    const arrivedAt = Date.now()
    await expect(slides(page)).toHaveCount(answers.length + 1)
    console.log(`filled slides after the sign-in: ${Date.now() - arrivedAt} ms`)
    await expect(textOf(page)).toHaveValue(/Уроки/)
    await expect(
      page.getByRole('region', { name: 'Подпись к посту' }).getByRole('textbox'),
    ).toHaveValue(new RegExp(answers[0] ?? ''))

    await page.getByRole('link', { name: 'Опубликовать' }).tap(LONG)
    await page.waitForURL(/\/posts\/new\?/)
    await page.getByRole('button', { name: 'Подключить аккаунт' }).tap()
    await page.getByRole('button', { name: 'Подключить Threads', exact: true }).tap()
    await page.getByRole('button', { name: 'Разрешить' }).tap()
    await page.waitForURL(/\/posts\//)
    const accounts = page.getByRole('group', { name: 'Куда публикуем' })
    await expect(accounts.getByRole('button', { pressed: true })).toHaveCount(1)
    await page.getByRole('radio', { name: 'Сейчас' }).tap()
    await page.getByRole('button', { name: 'Опубликовать', exact: true }).tap()
    await expect(windowOf(page).getByText('Опубликован', { exact: true }).first()).toBeVisible(LONG)
    expect(endWalk('from the phrase of a stranger to one network')).toBeLessThanOrEqual(12)
  })
})
