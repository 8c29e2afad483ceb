import { createTelegramFake, telegramPaths } from '@kadr/sandbox/networks/telegram/index'
import { describe, expect, it } from 'vitest'
import type { Account, NetworkContext } from '../../src/network-adapter.ts'
import type { Publication } from '../../src/publish.ts'
import { telegram } from '../../src/telegram/index.ts'
import { createPublication, createPublishInput, createServedFile } from '../publication.ts'
import { getAccount } from '../sign-in.ts'
import { startNetwork, type TestNetwork } from '../test-network.ts'
import { checkCall, checkResult, readBotApi } from './bot-api.ts'
import { areSpecsHere, SPECS_NEEDED } from './read-spec.ts'

const buttons = [{ text: 'Открыть', url: 'https://kadr.example/' }]
const everything = {
  isSilent: true,
  isPinned: true,
  hasLinkPreview: false,
  format: 'html',
  buttons,
  chain: ['Дальше'],
}

async function publishAll(input: { played: TestNetwork; ctx: NetworkContext; account: Account }) {
  const { played, ctx, account } = input
  const image = () => createServedFile({ played, kind: 'image', size: 10 })
  const video = () => createServedFile({ played, kind: 'video', size: 10 })
  const publications: Partial<Publication>[] = [
    {},
    { settings: everything },
    { settings: everything, media: [image()] },
    { settings: everything, media: [video()] },
    { settings: everything, media: [image(), video()] },
    { text: '', media: [image(), image()] },
    { text: 'щ'.repeat(1025), media: [video()], settings: { buttons } },
  ]
  for (const given of publications) {
    const publication = createPublication(played, given)
    const outcome = await telegram.publish.submit({
      ...createPublishInput({ played, account, publication }),
      ctx,
    })
    if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
    const { startedAt, settings } = publication
    for (const text of telegram.publish.reply?.texts(publication) ?? []) {
      const { post } = outcome
      const input = { ctx, account, root: post, parent: post, key: 'k', text, startedAt, settings }
      await telegram.publish.reply?.submit(input)
    }
    await telegram.publish.remove({ ctx, account, post: outcome.post })
  }
}

describe.skipIf(!areSpecsHere)(`calls of the Bot API${SPECS_NEEDED}`, () => {
  it('are made and answered as the specification says', async () => {
    const api = readBotApi()
    const played = await startNetwork({
      adapter: telegram,
      fake: createTelegramFake,
      paths: telegramPaths,
    })
    const ctx = { ...played.ctx, app: { clientId: 'bot', clientSecret: '700001:sandbox' } }
    const method = telegram.connect.default
    if (method?.by !== 'bot') throw new Error('Telegram connects by the bot')
    const account = getAccount(
      await method.finish({ ctx, channel: '@vetrova_life', personExternalId: '77' }),
    )
    await telegram.profile({ ctx, account })
    const [since, until] = [new Date('2026-11-01'), played.clock.now()]
    await telegram.metrics.account?.read({ ctx, account, since, until, refused: new Set() })
    await publishAll({ played, ctx, account })
    const seen = played.host.requests().map(({ path, fields, reply }) => {
      const method = path.split('/').at(-1) ?? ''
      const { result } = Object(reply?.json)
      return {
        method,
        complaints: [
          ...checkCall({ api, method, params: fields ?? {} }),
          ...checkResult({ api, method, result: withoutBigints(result) }),
        ],
      }
    })
    await played.close()
    expect(seen.flatMap(({ complaints }) => complaints)).toEqual([])
    expect([...new Set(seen.map(({ method }) => method))].sort()).toEqual([
      'deleteMessages',
      'getChat',
      'getChatMember',
      'getChatMemberCount',
      'pinChatMessage',
      'sendMediaGroup',
      'sendMessage',
      'sendPhoto',
      'sendVideo',
    ])
  })

  it('are told apart from wrong ones', () => {
    const api = readBotApi()
    const check = (method: string, params: Record<string, unknown>) =>
      checkCall({ api, method, params })
    expect(check('sendMessages', {})).toEqual(['sendMessages: no such method'])
    expect(check('sendMessage', { chat_id: '@a' })).toEqual(['sendMessage.text: missing'])
    expect(check('sendMessage', { chat_id: '@a', text: 'б', silent: true })).toEqual([
      'sendMessage.silent: unknown',
    ])
    expect(
      check('sendMessage', { chat_id: '@a', text: 'б', reply_parameters: { message_id: 'x' } }),
    ).toEqual(['sendMessage.reply_parameters.message_id: not Integer'])
  })
})

const withoutBigints = (value: unknown): unknown =>
  value === undefined
    ? undefined
    : JSON.parse(
        JSON.stringify(value, (_key, part: unknown) =>
          typeof part === 'bigint' ? Number(part) : part,
        ),
      )
