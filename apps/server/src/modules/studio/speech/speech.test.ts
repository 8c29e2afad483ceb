import { voiceStatus } from '@kadr/contract/studio/speech'
import { spokenScript } from '@kadr/contract/studio/spoken-script'
import { splitSpeech } from '@kadr/scene/narration/split-speech'
import { createRhvoice } from '@kadr/speech'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { drawPicture, makeSound } from '../../../../test/media.ts'
import { call } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createUploader, type Uploader, upload } from '../../../../test/uploads.ts'

let app: TestShell
let person: Uploader
let stranger: Uploader
beforeAll(async () => {
  app = await createTestApp()
  person = await createUploader(app, 1)
  stranger = await createUploader(app, 2)
})
afterAll(() => app.stop())

const hasVoices = createRhvoice({ tempDir: '/tmp' }).listVoices().length > 0
const SCRIPT = 'Цена 2 490 ₽, скидка 20%.'

const made = z.object({ voice: spokenScript, resource: z.object({ id: z.string() }) })

const post = (path: string, body: object, { token } = person) =>
  call(app, { method: 'POST', path, token, body })
const speak = (part: object = {}) =>
  post('/speech', { script: SCRIPT, voice: 'rhvoice/anna', speed: 1, ...part })
const align = (resourceId: string, part: object = {}, as = person) =>
  post('/speech/recordings', { resourceId, script: SCRIPT, arePausesTrimmed: false, ...part }, as)

const keep = async (filename: string, content: Buffer) => {
  const { resource, refusal } = await upload(app, { ...person, filename, content })
  if (!resource) throw new Error(refusal ?? filename)
  return resource.id
}

it('lists voices, or says how to get them', async () => {
  const { data } = await call(app, { path: '/speech/voices', token: person.token })
  const { voices, installCommand } = z.parse(voiceStatus, data)
  expect(voices.length > 0).toBe(hasVoices)
  expect(installCommand === null).toBe(hasVoices)
})

describe.skipIf(!hasVoices)(
  'with the voices of Debian [needs librhvoice5 and rhvoice-russian]',
  () => {
    it('reads slides line by line: each finds its piece of the voice', async () => {
      const lines = ['Мёд: 5 признаков!', 'Влага ниже 20%. Это зам+ок.', 'Сохраните.']
      const { voice } = z.parse(made, (await speak({ script: lines.join('\n') })).data)
      const pieces = splitSpeech(voice, lines)
      expect(pieces.map((piece) => piece?.words.map(({ text }) => text).join(' '))).toEqual([
        'Мёд: 5 признаков!',
        'Влага ниже 20%. Это замок.',
        'Сохраните.',
      ])
      for (const [index, piece] of pieces.entries()) {
        const next = pieces[index + 1]
        const neighbour = next ? next.from + (next.words[0]?.start ?? 0) : voice.seconds
        expect(piece?.until).toBeLessThanOrEqual(neighbour + 0.001)
      }
    })

    it('says a script once and gives the same file for the same words', async () => {
      const first = z.parse(made, (await speak()).data)
      expect(first.voice.words.map(({ text }) => text)).toEqual([
        'Цена',
        '2 490 ₽,',
        'скидка',
        '20%.',
      ])
      expect(first.voice.asset).toBe(first.resource.id)
      expect(first.voice.seconds).toBeGreaterThan(2)
      expect(first.voice.mouths).toHaveLength(Math.ceil(first.voice.seconds * 15))
      const again = z.parse(made, (await speak()).data)
      expect(again).toEqual(first)
    })

    it('finds the words in a recording and leaves long pauses out', async () => {
      const { resource, voice } = z.parse(made, (await speak()).data)
      const plain = z.parse(made, (await align(resource.id)).data)
      expect(plain.resource.id).toBe(resource.id)
      for (const [index, { start }] of plain.voice.words.entries())
        expect(Math.abs(start - (voice.words[index]?.start ?? 0))).toBeLessThan(0.08)
      const trimmed = z.parse(made, (await align(resource.id, { arePausesTrimmed: true })).data)
      expect(trimmed.voice.seconds).toBeLessThanOrEqual(voice.seconds)
    })

    it('takes a hum for a recording without falling over', async () => {
      const id = await keep('hum.wav', makeSound('hum.wav', 2))
      expect(z.parse(made, (await align(id)).data).voice.words).toHaveLength(4)
    })
  },
)

it('refuses what can not be said, and says why', async () => {
  expect(await speak({ script: '' })).toMatchObject({ status: 400, error: { field: 'script' } })
  expect(await speak({ script: '🔥 — …' })).toMatchObject({
    status: 400,
    error: { message: 'В тексте нет слов, которые можно сказать', field: 'script' },
  })
  expect(await speak({ script: 'а'.repeat(5000) })).toMatchObject({ status: 400 })
  expect(await speak({ speed: 9 })).toMatchObject({ status: 400, error: { field: 'speed' } })
  const { status } = await speak({ voice: 'rhvoice/../../etc/passwd' })
  expect(status).toBe(hasVoices ? 400 : 503)
})

it('refuses recordings of others, pictures and what is not there', async () => {
  const id = await keep('voice.wav', makeSound('voice.wav', 1))
  expect(await align(id, {}, stranger)).toMatchObject({ status: 404 })
  expect(await align('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
  const picture = await keep('photo.jpg', await drawPicture())
  expect(await align(picture)).toMatchObject({
    status: 400,
    error: { message: 'Выберите звук или видео с голосом', field: 'resourceId' },
  })
})
