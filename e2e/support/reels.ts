import type { Generation } from '@kadr/contract/studio/generations'
import type { Reel } from '@kadr/contract/studio/reels'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { expect, type Page } from '@playwright/test'
import { callApi } from './api.ts'
import { SESSION_KEY } from './stored.ts'

/** API calls with the session of the page. */
export const callAs = async <T>(
  page: Page,
  { path, method, body }: { path: string; method?: string; body?: unknown },
): Promise<T> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)
  const { token } = JSON.parse(stored ?? '{}') as { token: string }
  const url = new URL(page.url()).origin
  const { status, data } = await callApi<T>({
    url,
    path,
    token,
    ...(method && { method }),
    ...(body !== undefined && { body }),
  })
  expect(status).toBe(200)
  return data
}

type Wish = { title: string; seconds?: number; slides?: number; logo?: string }

/** Text on plain backgrounds, one second by default. */
const slideshowOf = ({ title, seconds = 1, slides = 2, logo }: Wish) => ({
  kind: 'slideshow',
  form: {
    version: 2,
    aspect: '9:16',
    style: 'cuts',
    seed: 0,
    brand: { ...NO_BRAND, logo: logo ?? null },
    transition: 'none',
    music: null,
    hasEffects: false,
    isClipSoundKept: false,
    slides: Array.from({ length: slides }, (_, index) => ({
      id: `s${index}`,
      card: {
        ...{ role: 'item', n: null, title: `${title}: ${index + 1}`, sub: '', body: '' },
        ...{ value: '', unit: '', sides: [], isFix: false, items: [], act: '', object: null },
      },
      asset: null,
      fit: 'framed',
      companion: null,
      objects: [],
      seconds: seconds / slides,
      motion: 'still',
      lock: null,
    })),
  },
})

export const addReel = (page: Page, wish: Wish) =>
  callAs<Reel>(page, {
    path: '/reels',
    method: 'POST',
    body: { title: wish.title, content: slideshowOf(wish) },
  })

export const startRender = (page: Page, reelId: string) =>
  callAs<Generation>(page, {
    path: `/reels/${reelId}/generations`,
    method: 'POST',
    body: { output: 'video' },
  })

/** A reel with a rendered video. */
export const addFinishedReel = async (page: Page, title: string) => {
  const reel = await addReel(page, { title })
  const { id } = await startRender(page, reel.id)
  const stateNow = async () =>
    (await callAs<Generation>(page, { path: `/generations/${id}` })).state
  await expect.poll(stateNow, { timeout: 60_000 }).toBe('ready')
  return reel
}

export const cardOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Ваши рилсы' }).getByRole('listitem').filter({ hasText: title })
export const windowOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })
/** Its row in the history. */
export const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Генерации' }).getByRole('listitem', { name: title })
