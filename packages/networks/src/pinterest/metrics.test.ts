import { createPinterestFake, pinterestPaths } from '@kadr/sandbox/networks/pinterest/index'
import { expect, it } from 'vitest'
import { describeMetrics } from '../../test/metrics-contract.ts'
import { createServedFile } from '../../test/publication.ts'
import { getAccount, signIn } from '../../test/sign-in.ts'
import { startNetwork } from '../../test/test-network.ts'
import { pinterest } from './index.ts'

const subject = { adapter: pinterest, fake: createPinterestFake, paths: pinterestPaths }

describeMetrics({
  ...subject,
  publication: (played) => ({
    media: [createServedFile({ played, kind: 'image', mimeType: 'image/png' })],
    settings: { boardId: '549755885170' },
  }),
  hasDays: true,
  daysPath: '*/user_account/analytics',
})

it('lists the boards of the account and of nobody else', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(await signIn({ played, adapter: pinterest }))
  expect(await pinterest.accountOptions?.({ ctx: played.ctx, account })).toEqual({
    kind: 'found',
    options: {
      boards: [
        { id: '549755885170', title: 'Идеи для съёмки', isSecret: false },
        { id: '549755885180', title: 'Свет и цвет', isSecret: false },
      ],
    },
  })
  await played.close()
})

it('follows the bookmark until there are no more boards', async () => {
  const played = await startNetwork(subject)
  const account = getAccount(await signIn({ played, adapter: pinterest }))
  const short = { ...played.ctx, http: withPageSize(played.ctx.http, 1) }
  const outcome = await pinterest.accountOptions?.({ ctx: short, account })
  expect(outcome).toMatchObject({ options: { boards: [{}, {}] } })
  await played.close()
})

it('says what to do when the permission to see boards is gone', async () => {
  const played = await startNetwork(subject)
  const untick = ['boards:read']
  const account = getAccount(await signIn({ played, adapter: pinterest, untick }))
  expect(await pinterest.accountOptions?.({ ctx: played.ctx, account })).toMatchObject({
    kind: 'failed',
    failure: { kind: 'reauth', action: 'reconnect' },
  })
  await played.close()
})

type Http = Awaited<ReturnType<typeof startNetwork>>['ctx']['http']

const withPageSize =
  (http: Http, size: number): Http =>
  (request) =>
    http({ ...request, query: { ...request.query, page_size: size } })
