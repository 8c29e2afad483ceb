import { chromium, type Page } from '@playwright/test'
import { interleave, report } from '../bench/support/rounds.ts'
import { CHROMIUM } from './support/chromium.ts'
import { makePhoto } from './support/media-files.ts'
import { signIn } from './support/people.ts'
import { startServer } from './support/server.ts'
import { coloursOfPreview, isSaved, slides, textOf, uploadInPicker } from './support/slideshow.ts'

/** The preview of a reel on a phone-sized screen: how soon it is there, and how smoothly it plays. */
const PHONE = { width: 390, height: 844 }
const ROUNDS = 5
const PLAYED_MS = 2000
const PICTURES = ['1.png', '2.png', '3.png', '4.png', '5.png']

const countFrames = (page: Page): Promise<number> =>
  page.evaluate(
    (length) =>
      new Promise<number>((done) => {
        let frames = 0
        const begun = performance.now()
        const step = (now: number) => {
          frames += 1
          if (now - begun < length) requestAnimationFrame(step)
          else done((frames * 1000) / (now - begun))
        }
        requestAnimationFrame(step)
      }),
    PLAYED_MS,
  )

const timed = async (action: () => Promise<unknown>) => {
  const begun = performance.now()
  await action()
  return performance.now() - begun
}

const waitForPicture = async (page: Page) => {
  while ((await coloursOfPreview(page)) < 3) await page.waitForTimeout(5)
}

const server = await startServer({ name: 'preview-bench' })
const browser = await chromium.launch(CHROMIUM)
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: PHONE,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signIn({ page, path: '/reels/slideshow' })
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await uploadInPicker(page, PICTURES.map(makePhoto))
  await slides(page).nth(4).waitFor()
  await textOf(page).fill('Пять *мест*, куда хочется вернуться')
  await page.waitForURL(/reel=/)
  await isSaved(page).waitFor()
  const address = page.url()

  const opening = await interleave({
    rounds: ROUNDS,
    contestants: [
      {
        name: 'a reel of five pictures, until its first frame',
        measure: () =>
          timed(async () => {
            await page.goto(address)
            await waitForPicture(page)
          }),
      },
      {
        name: 'the list of posts, until it is there',
        measure: () =>
          timed(async () => {
            await page.goto('/posts')
            await page.getByText('Постов пока нет').waitFor()
          }),
      },
    ],
  })
  report({ name: 'preview opens', unit: 'ms', results: opening, meaning: 'times a plain list' })

  await page.goto(address)
  await waitForPicture(page)
  const play = page.getByRole('button', { name: 'Воспроизвести' }).last()
  const stop = page.getByRole('button', { name: 'Остановить' }).last()
  const frames = await interleave({
    rounds: ROUNDS,
    contestants: [
      {
        name: 'frames a second while it plays',
        measure: async () => {
          await play.click()
          const counted = await countFrames(page)
          await stop.click()
          return counted
        },
      },
      { name: 'frames a second at rest', measure: () => countFrames(page) },
    ],
  })
  report({
    name: 'preview plays',
    unit: 'per second',
    results: frames,
    meaning: '1 is all there are',
  })
} finally {
  await browser.close()
  await server.stop()
}
