import { setTimeout as pause } from 'node:timers/promises'
import { readBoundedBytes } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import type { Messenger, RefusalMeaning, SendOutcome, UploadedFile } from '../port.ts'
import { callMax } from './call-max.ts'
import { isGroup, MAX_FETCHED_BYTES } from './limits.ts'
import { type UploadKind, uploadAttachment } from './upload.ts'

type Sent = Parameters<Messenger['send']>[0]

const sentMessage = z.object({ message: z.object({ body: z.object({ mid: z.string() }) }) })
const fetched = z.object({ url: z.string() })
const uploadKind = z.enum(['image', 'video', 'file'])

/** Told for a file that MAX still works on: the message certainly did not leave. */
const NOT_READY = 'attachment.not.ready'
/** Together below the age at which the sender takes its claim for lost. */
const READY_PAUSES_MS = [500, 1000, 2000, 4000]
const FETCH_TIMEOUT_MS = 20_000

/** A person who stopped the bot, or a group it was removed from. */
const meaningOf = ({ chatId, status }: { chatId: number; status: number }): RefusalMeaning => {
  if (status === 403) return 'chat_lost'
  return status === 404 && isGroup(chatId) ? 'chat_lost' : 'other'
}

const fetchVideo = async (url: string): Promise<UploadedFile | undefined> => {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS)
  const response = await fetch(url, { signal }).catch(() => undefined)
  if (!response?.ok) return undefined
  const bytes = await readBoundedBytes(response, MAX_FETCHED_BYTES).catch(() => undefined)
  return bytes && { field: 'video', name: 'video.mp4', type: 'video/mp4', bytes }
}

type Prepared = { body: object } | 'unsent'

/** The body of the message with its file uploaded. */
const prepare = async ({ config, call: { params }, file }: Sent): Promise<Prepared> => {
  const { image: _image, video, file: _file, attachments, ...rest } = params
  const link = fetched.safeParse(video).data
  const given = link ? await fetchVideo(link.url) : file
  const isWanted = link !== undefined || file !== undefined
  if (!isWanted) return { body: { ...rest, attachments } }
  const kind: UploadKind | undefined = uploadKind.safeParse(given?.field).data
  const uploaded = given && kind && (await uploadAttachment({ config, kind, file: given }))
  if (!uploaded) return 'unsent'
  const others: readonly unknown[] = Array.isArray(attachments) ? attachments : []
  return { body: { ...rest, attachments: [uploaded, ...others] } }
}

const queryOf = ({ chatId, editedId }: Sent): Readonly<Record<string, string>> => {
  if (editedId !== undefined) return { message_id: editedId }
  const key = isGroup(chatId) ? 'chat_id' : 'user_id'
  return { [key]: String(chatId), disable_link_preview: 'true' }
}

const callWhenReady = async (given: Parameters<typeof callMax>[0]) => {
  for (const ms of READY_PAUSES_MS) {
    const outcome = await callMax(given)
    if (outcome.kind !== 'refused' || outcome.code !== NOT_READY) return outcome
    await pause(ms)
  }
  return { kind: 'unsent' } as const
}

export const send: Messenger['send'] = async (sent): Promise<SendOutcome> => {
  const { config, chatId, call } = sent
  const prepared = await prepare(sent)
  if (prepared === 'unsent') return { kind: 'unsent' }
  const { body } = prepared
  const outcome = await callWhenReady({ config, method: call.method, query: queryOf(sent), body })
  if (outcome.kind === 'done') {
    const messageId = sentMessage.safeParse(outcome.result).data?.message.body.mid
    return { kind: 'done', messageId }
  }
  if (outcome.kind !== 'refused') return outcome
  const { status, code, description } = outcome
  return {
    kind: 'refused',
    status,
    description: [code, description].filter(Boolean).join(': '),
    meaning: meaningOf({ chatId, status }),
  }
}

/** MAX tells of a person nothing before they write: only groups can be asked for. */
export const hasChat: Messenger['hasChat'] = async ({ config, chatId }) => {
  const method = isGroup(chatId) ? `GET /chats/${chatId}` : 'GET /me'
  const { kind } = await callMax({ config, method })
  if (kind === 'done') return true
  return kind === 'refused' ? false : undefined
}

const MAX_ANSWER = 200

/** Without an answer the button stops spinning after a while. */
export const answerPress: Messenger['answerPress'] = async ({ config, pressId, text }) => {
  const query = { callback_id: pressId }
  const body = { notification: text.slice(0, MAX_ANSWER) }
  await callMax({ config, method: 'POST /answers', query, body })
}
