import { describe, expect, it } from 'vitest'
import { vk } from '../../src/vk/index.ts'
import { createPublication, createPublishInput, createServedFile } from '../publication.ts'
import { publishAll } from '../run-publish.ts'
import { getAccount } from '../sign-in.ts'
import { anna, connectVk, polden, startVk } from '../vk.ts'
import { areSpecsHere, SPECS_NEEDED } from './read-spec.ts'
import { createVkCheck } from './vk-schema.ts'

const DAY_MS = 86_400_000

/** Everything that the adapter asks of VK. */
async function askAll() {
  const played = await startVk()
  const { ctx } = played
  const person = getAccount(await connectVk(played, 'vk.com/vetrova.life', anna?.token ?? ''))
  const key = getAccount(await connectVk(played, 'vk.com/polden.coffee', polden?.key ?? ''))
  const file = (kind: 'image' | 'video') => createServedFile({ played, kind, size: 1000 })
  const send = async (account: typeof key, given: Parameters<typeof createPublication>[1]) => {
    const publication = createPublication(played, given)
    const outcome = await publishAll({ played, adapter: vk, account, publication })
    if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
    return { publication, post: outcome.post }
  }
  const settings = { isSilent: true, isCommentable: true }
  const media = [file('image'), file('video')]
  const { post, publication } = await send(person, { media, settings, isAdvertising: true })
  const text = await send(key, { key: 'target-2' })
  const story = { format: 'story' }
  const shown = await send(key, {
    key: 'target-3',
    text: '',
    media: [file('image')],
    settings: story,
  })
  await send(key, { key: 'target-4', text: '', media: [file('video')], settings: story })
  const root = text.post
  const said = { key: 'reply', text: 'Первый', startedAt: played.clock.now() }
  await vk.publish.reply?.submit({ ctx, account: key, root, parent: root, ...said })
  await vk.publish.reconcile(createPublishInput({ played, account: person, publication }))
  const until = played.clock.now()
  const range = { since: new Date(until.getTime() - DAY_MS), until, refused: new Set<string>() }
  await vk.metrics.account?.read({ ctx, account: person, ...range })
  const items = [{ ...post, publishedAt: until }]
  await vk.metrics.items?.read({ ctx, account: person, items, refused: new Set() })
  await vk.metrics.list?.({ ctx, account: person, cursor: null })
  await vk.publish.remove({ ctx, account: person, post })
  await vk.publish.remove({ ctx, account: key, post: shown.post })
  const calls = played.host
    .requests('vk')
    .filter(({ path }) => path.startsWith('/api/method/'))
    .map((request) => ({ request, method: request.path.replace('/api/method/', '') }))
  await played.close()
  return calls
}

describe.skipIf(!areSpecsHere)(`calls of VK${SPECS_NEEDED}`, () => {
  it('agree with its schema, and its answers too', async () => {
    const check = createVkCheck()
    const calls = await askAll()
    const found = calls.flatMap(({ method, request }) =>
      check(method, request).map((problem) => `${method}: ${problem}`),
    )
    expect([...new Set(found)]).toEqual([])
    expect([...new Set(calls.map(({ method }) => method))].sort()).toEqual([
      'groups.getById',
      'groups.getTokenPermissions',
      'photos.getWallUploadServer',
      'photos.saveWallPhoto',
      'stats.get',
      'stats.getPostReach',
      'stories.delete',
      'stories.getPhotoUploadServer',
      'stories.getVideoUploadServer',
      'stories.save',
      'users.get',
      'video.get',
      'video.save',
      'wall.createComment',
      'wall.delete',
      'wall.get',
      'wall.getById',
      'wall.post',
    ])
  })

  it('are told apart from wrong ones', async () => {
    const check = createVkCheck()
    const [call] = (await askAll()).filter(({ method }) => method === 'wall.post')
    if (!call) throw new Error('Nothing was posted')
    const fields = { ...call.request.fields, from_group: 'true', parse_mode: 'html' }
    const wrong = check('wall.post', { ...call.request, fields })
    expect(wrong).toEqual(['parse_mode is unknown', 'from_group is not boolean'])
    expect(check('wall.shout', call.request)).toEqual(['no such method'])
  })
})
