import type { ServerResponse } from 'node:http'
import { findTranscriptionFault, transcribe } from './transcription.ts'

/** A one-pixel grey PNG. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

const RATE = 8000

const LETTERS_PER_SECOND = 14
const HUM_HERTZ = 140
const STILL = 128
const LOUD = 60

/** A tone for each letter, silence between words. */
const synthesiseTone = (text: string): Buffer => {
  const samples = Math.round((text.length / LETTERS_PER_SECOND) * RATE)
  const swing = (at: number) => {
    const letter = text.charAt(Math.floor((at / RATE) * LETTERS_PER_SECOND))
    return letter.trim() === '' ? 0 : LOUD * Math.sin((2 * Math.PI * HUM_HERTZ * at) / RATE)
  }
  return Buffer.from(Uint8Array.from({ length: samples }, (_, at) => STILL + swing(at)))
}

const encodeTone = (text: string): Buffer => {
  const hum = synthesiseTone(text)
  const samples = hum.length
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples, 40)
  return Buffer.concat([header, hum])
}

const sendJson = (response: ServerResponse, body: object) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type Fields = Readonly<Record<string, unknown>>
type Answer = (input: { fields: Fields; response: ServerResponse }) => boolean

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Each returns whether it understood the request. */
export const MEDIA_ANSWERS: Readonly<Record<string, Answer>> = {
  '/images/generations': ({ fields: { model, prompt }, response }) => {
    if (!isText(model) || !isText(prompt)) return false
    sendJson(response, { created: 1, data: [{ b64_json: PICTURE }] })
    return true
  },
  '/audio/speech': ({ fields: { model, input, voice }, response }) => {
    if (!isText(model) || !isText(input) || !isText(voice)) return false
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(encodeTone(input))
    return true
  },
  '/audio/transcriptions': ({ fields, response }) => {
    const fault = findTranscriptionFault(fields)
    if (fault) {
      const { status, ...error } = fault
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', ...error } }))
      return true
    }
    const heard = transcribe(fields)
    if (typeof heard !== 'string') sendJson(response, heard)
    else response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(heard)
    return true
  },
}
