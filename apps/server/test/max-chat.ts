import { createMaxFake } from '@kadr/sandbox/networks/max/index'
import { signMaxData } from '@kadr/sandbox/sign-max-launch'
import { expect } from 'vitest'
import { z } from 'zod'
import type { MaxConfig } from '../src/config/max.ts'
import { createSender } from '../src/modules/delivery/bot-outbox/index.ts'
import {
  disconnectGroups,
  followBotMessages,
  hasOtherMessenger,
} from '../src/modules/delivery/notifications/index.ts'
import { messengers } from '../src/platform/outside/messengers/messengers.ts'
import { startFakeMessenger } from './fake-messenger.ts'
import { call } from './people.ts'
import type { Writer } from './posts.ts'
import type { TestShell } from './test-shell.ts'
import { workspaceOf } from './workspace-of.ts'

export const startMax = () => startFakeMessenger({ name: 'max', create: createMaxFake })

export type TestMax = Awaited<ReturnType<typeof startMax>>

export const maxConfig = ({ apiUrl }: TestMax): MaxConfig => ({
  botToken: 'sandbox-max-token',
  botName: 'id7700000000_bot',
  apiUrl,
  isWebhook: true,
  certificateFile: null,
})

type SentFile = { name: string; type: string; bytes: Uint8Array }

const page = z.object({ updates: z.array(z.looseObject({})), marker: z.number() })

/** Chats of people with the bot in MAX, whose updates come to the webhook. */
export const openMaxChat = ({ app, max }: { app: TestShell; max: TestMax }) => {
  let marker = 0

  const bring = async (update: object) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/bot/webhook/max',
      headers: { 'x-max-bot-api-secret': messengers.max.webhook.secret(app.ctx.secrets) },
      payload: update,
    })
    expect(answer.statusCode).toBe(200)
  }

  const bringAll = async () => {
    const url = `${max.apiUrl}/updates?timeout=0&marker=${marker}`
    const headers = { authorization: app.ctx.config.max?.botToken ?? '' }
    const found = page.parse(await (await fetch(url, { headers })).json())
    marker = found.marker
    for (const update of found.updates) await bring(update)
  }

  const sendBy = (name: 'telegram' | 'max') =>
    createSender({
      ctx: app.ctx,
      messenger: messengers[name],
      onSettled: followBotMessages,
      onChatLost: disconnectGroups,
      hasOtherWay: hasOtherMessenger,
    })

  /** Jobs and messages of both messengers, until nothing is left to do. */
  const settle = async () => {
    const passes = [sendBy('telegram'), sendBy('max')]
    for (;;) {
      let done = await app.runDueJobs()
      for (const pass of passes) done += (await pass()).sent
      if (done === 0) return
    }
  }

  const chatOf = (person: number) =>
    max.messages().filter(({ author }) => author?.handle.endsWith(`для ${person}`))

  return {
    bring,
    bringAll,
    settle,
    chatOf,
    wordsOf: (person: number) => chatOf(person).map(({ text }) => text),
    write: async (person: number, text: string) => {
      max.act('write', { person: String(person), text })
      await bringAll()
    },
    labelsOf: (person: number) =>
      chatOf(person)
        .findLast(({ buttons }) => buttons?.some(({ data }) => data))
        ?.buttons?.flatMap(({ text, data }) => (data ? [text] : [])) ?? [],
    send: async (person: number, { text = '', files }: { text?: string; files: SentFile[] }) => {
      const form = new FormData()
      form.append('text', text)
      for (const { name, type, bytes } of files) {
        form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
      }
      const origin = max.apiUrl.replace(/\/api$/, '/www')
      const answer = await fetch(`${origin}/chat/${person}/send`, { method: 'POST', body: form })
      expect(answer.status).toBe(200)
      await bringAll()
    },
    press: async (person: number, label: string) => {
      const shown = chatOf(person).findLast(({ buttons }) =>
        buttons?.some(({ text, data }) => text === label && data),
      )
      const data = shown?.buttons?.find(({ text }) => text === label)?.data ?? ''
      max.act('press', { person: String(person), message: shown?.id ?? '', data })
      await bringAll()
    },
  }
}

const signedIn = z.object({ token: z.string(), user: z.looseObject({ id: z.string() }) })

export const signInByMax = async (
  app: TestShell,
  person: { id: number; firstName?: string; startParam?: string },
) => {
  const { id, firstName = 'Вася', startParam } = person
  const initData = signMaxData({
    botToken: app.ctx.config.max?.botToken ?? '',
    user: { id, firstName },
    startParam,
    authDate: app.ctx.clock.now(),
  })
  const headers = { 'x-max-init-data': initData }
  const { data } = await call(app, { method: 'POST', path: '/auth/validate', headers })
  return signedIn.parse(data)
}

/** A user with a workspace. */
export const newMaxWriter = async (app: TestShell, id: number): Promise<Writer> => {
  const { token, user } = await signInByMax(app, { id })
  return { token, userId: user.id, workspaceId: await workspaceOf(app, token) }
}

/** Attaches an account of MAX to a signed-in person. */
export const linkMax = async (app: TestShell, { token, id }: { token: string; id: number }) => {
  const begun = await call(app, { method: 'POST', path: '/users/me/sign-ins/max/link', token })
  const { url } = z.object({ url: z.string() }).parse(begun.data)
  const linkToken = /startapp=link_([\w-]+)$/.exec(url)?.[1] ?? ''
  const initData = signMaxData({
    botToken: app.ctx.config.max?.botToken ?? '',
    user: { id, firstName: 'Вася' },
    authDate: app.ctx.clock.now(),
  })
  return call(app, {
    method: 'POST',
    path: '/auth/links/attach',
    body: { linkToken },
    headers: { 'x-max-init-data': initData },
  })
}
