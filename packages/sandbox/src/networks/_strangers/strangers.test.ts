import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { expect, it } from 'vitest'
import { useTalkWorld } from '../../../test/talk-world.ts'
import { createTelegramFake } from '../telegram/index.ts'
import { SCENES } from './scenes.ts'
import { scenesOf } from './strangers.ts'

const world = useTalkWorld(createTelegramFake, { hasStrangers: true })
const call = (method: string, json: object = {}) =>
  world.call('POST', `/api/bot7000000001:secret-of-the-bot/${method}`, { json })
const spoken = () => world.network().voice?.comments() ?? []

it('says every due line of the scenes of a post, once', async () => {
  for (let index = 0; index < 12; index += 1) {
    world.pass(MINUTE_MS)
    await call('sendMessage', { chat_id: '-1001500000001', text: `Пост ${index}` })
  }
  await call('getMe')
  const posts = world.host().posts()
  expect(spoken().length).toBeLessThan(40)
  world.pass(DAY_MS)
  await call('getMe')
  const expected = posts
    .flatMap(({ id }) => scenesOf(`telegram/${id}`))
    .flatMap(({ lines }) => lines)
    .filter(({ way, edits, removes }) => !way && edits === undefined && removes === undefined)
  const taken = posts
    .flatMap(({ id }) => scenesOf(`telegram/${id}`))
    .flatMap(({ lines }) => lines)
    .filter(({ removes }) => removes !== undefined)
  expect(spoken()).toHaveLength(expected.length - taken.length)
  world.pass(MINUTE_MS)
  await call('getMe')
  expect(spoken()).toHaveLength(expected.length - taken.length)
})

it('gives a post the same scenes every time, and all of them to some post', () => {
  expect(scenesOf('a/1')).toEqual(scenesOf('a/1'))
  const met = new Set(
    Array.from({ length: 300 }, (_, index) => scenesOf(`post/${index}`)).flatMap((scenes) =>
      scenes.map(({ name }) => name),
    ),
  )
  expect(met.size).toBe(SCENES.length)
})
