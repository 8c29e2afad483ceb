import { createCard } from '@kadr/contract/studio/create-card'
import {
  type Generation,
  type GenerationOutput,
  generation,
} from '@kadr/contract/studio/generations'
import type { ReelContent, ReelContentOf } from '@kadr/contract/studio/reel-content'
import { type Reel, reel } from '@kadr/contract/studio/reels'
import { newId } from '@kadr/kit/new-id'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import * as z from 'zod/mini'
import { runRenderer } from '../src/modules/studio/generations/render-loop.ts'
import { drawPicture } from './media.ts'
import { call } from './people.ts'
import type { TestShell } from './test-shell.ts'
import { type Uploader, upload } from './uploads.ts'

/** Small and short: no test checks the picture. */
export const TINY_RENDER = { slots: 2, scale: 0.1, leaseSeconds: 5 }

type Person = { app: TestShell; person: Uploader }

let seed = 5000

export const addPicture = async ({
  app,
  person,
  type = 'jpeg',
}: Person & { type?: 'jpeg' | 'avif' }): Promise<string> => {
  seed += 1
  const content = await drawPicture({ seed, width: 200, height: 300, type })
  const { resource } = await upload(app, { ...person, filename: `кадр ${seed}.${type}`, content })
  if (!resource) throw new Error('The picture was not taken')
  return resource.id
}

export const slideshowOf = (
  assets: readonly (string | null)[],
  { seconds = 0.5, text = '' }: { seconds?: number; text?: string } = {},
): ReelContentOf<'slideshow'> => ({
  kind: 'slideshow',
  form: createForm(
    assets.map((asset, index) => ({
      ...createSlide(`s${index}`, createCard('item', { title: text && `${text} ${index + 1}` })),
      asset,
      fit: 'cover',
      seconds,
      motion: 'still',
    })),
    { transition: 'none', music: null, hasEffects: false },
  ),
})

/** Unique content, so that no cached render is reused. */
const uniqueSlideshow = () => slideshowOf([null, null], { text: newId() })

export const addReel = async ({
  app,
  person,
  content = uniqueSlideshow(),
  title = 'Осенняя коллекция',
}: Person & { content?: ReelContent; title?: string }): Promise<Reel> => {
  const { data, error } = await call(app, {
    method: 'POST',
    path: '/reels',
    token: person.token,
    body: { title, content },
  })
  if (error) throw new Error(error.message)
  return z.parse(reel, data)
}

export const requestRender = ({
  app,
  person,
  id,
  output = 'video',
}: Person & { id: string; output?: GenerationOutput }) =>
  call(app, {
    method: 'POST',
    path: `/reels/${id}/generations`,
    token: person.token,
    body: { output },
  })

export const queueRender = async (
  input: Parameters<typeof requestRender>[0],
): Promise<Generation> => {
  const { data, error } = await requestRender(input)
  if (error) throw new Error(error.message)
  return z.parse(generation, data)
}

export const readGeneration = async ({
  app,
  person,
  id,
}: Person & { id: string }): Promise<Generation> => {
  const { data } = await call(app, { path: `/generations/${id}`, token: person.token })
  return z.parse(generation, data)
}

/** A renderer in the test process; `stop` waits for its jobs to be released. */
export const startRenderer = (app: TestShell) => {
  const stopping = new AbortController()
  const running = runRenderer({ ctx: app.ctx, signal: stopping.signal })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

export const videoPointsOf = async ({ app, person }: Person): Promise<number> => {
  const { data } = await call(app, { path: '/users/me/points', token: person.token })
  return z.parse(z.object({ videoGenerations: z.number() }), data).videoGenerations
}

/** More points than a test can spend. */
export const giveVideoPoints = async ({ app, person }: Person): Promise<void> => {
  await videoPointsOf({ app, person })
  await app.database.pool.query('update points_balances set granted = 1000 where user_id = $1', [
    person.userId,
  ])
}
