import { ANSWER_MAX } from '@kadr/contract/studio/questions'
import { expect, it } from 'vitest'
import { addSpoken, readRecording } from './spoken-answer.ts'

it('adds spoken words to the typed ones and loses none', () => {
  expect(addSpoken('Глина', ' и обжиг ')).toEqual({ text: 'Глина и обжиг', rest: '' })
  const long = 'слово '.repeat(80)
  const { text, rest } = addSpoken('', long)
  expect(text.length).toBeLessThanOrEqual(ANSWER_MAX)
  expect(`${text} ${rest}`).toBe(long.trim())
})

it('sends a recording as it is', async () => {
  const file = new File([new Uint8Array([0, 128, 255])], 'voice.m4a', { type: 'audio/mp4' })
  expect(await readRecording(file)).toEqual({ mimeType: 'audio/mp4', sound: 'AID/' })
})
