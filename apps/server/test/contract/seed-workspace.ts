import { createECDH } from 'node:crypto'
import type { Network } from '@kadr/contract/publishing/networks'
import { newId } from '@kadr/kit/new-id'
import { z } from 'zod'
import { inTransaction } from '../../src/db/connection.ts'
import { handleGroupUpdate } from '../../src/modules/delivery/notifications/index.ts'
import { appendEvent } from '../../src/platform/events/append-events.ts'
import { messengers } from '../../src/platform/outside/messengers/messengers.ts'
import { ask as askAi } from '../ai.ts'
import { addConversation } from '../audience.ts'
import { addAutomation } from '../automations.ts'
import { connected, connectTo, setPlan } from '../connecting.ts'
import { addFiguresAccount, addWorkItem } from '../figures.ts'
import { insertResources } from '../library.ts'
import { call } from '../people.ts'
import { addMember, ask, createDraft, forceState, newWriter, type Writer } from '../posts.ts'
import { addReel, giveVideoPoints, queueRender } from '../reels.ts'
import type { TestShell } from '../test-shell.ts'
import { beginUpload } from '../uploads.ts'
import { addPaidOrder } from './paid-order.ts'
import { addTrackedAccount } from './tracked-account.ts'

const withId = z.object({ id: z.string() })

type ConnectOne = (app: TestShell, owner: Writer, network: Network) => Promise<string>

/** An account that exists in the sandbox, so that its requests get responses. Only one workspace can have it. */
export const connectAccount: ConnectOne = async (app, { token }, network) =>
  connected(await connectTo({ app, token, network })).id

const connectAll = async (connectOne: (network: Network) => Promise<string>) => ({
  youtube: await connectOne('youtube'),
  tiktok: await connectOne('tiktok'),
  linkedin: await connectOne('linkedin'),
  threads: await connectOne('threads'),
  bluesky: await connectOne('bluesky'),
  vk: await connectOne('vk'),
  pinterest: await connectOne('pinterest'),
  instagram: await connectOne('instagram'),
  telegram: await connectOne('telegram'),
  max: await connectOne('max'),
})

const create = async (app: TestShell, who: Writer, path: string, body: object): Promise<string> => {
  const { data, error } = await ask(app, who, { method: 'POST', path, body })
  if (error) throw new Error(`${path}: ${error.message}`)
  return withId.parse(data).id
}

const askForPlan = async (app: TestShell, { token }: Writer): Promise<string> => {
  const { last } = await askAi(app, {
    token,
    task: { kind: 'content_plan', topic: 'кофейня', from: '2026-03-09', postsPerWeek: 7 },
  })
  if (last?.type !== 'done') throw new Error('The plan was not written')
  return last.request.id
}

const notifyOwner = async (app: TestShell, { userId, workspaceId, token }: Writer) => {
  await inTransaction(app.ctx.db, (tx) =>
    appendEvent({
      tx,
      kind: 'generation.ready',
      workspaceId,
      subjectId: newId(),
      payload: { userId, title: 'Рилс', output: 'video' },
    }),
  )
  await app.consumeEvents()
  const { data } = await call(app, { path: '/notifications', token })
  return z.object({ items: z.tuple([withId]) }).parse(data).items[0].id
}

const subscribePush = async (app: TestShell, token: string) => {
  const body = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: 'a'.repeat(22),
    },
  }
  const { data } = await call(app, { method: 'POST', path: '/notifications/push', token, body })
  return withId.parse(data).id
}

/** The owner sends the code in a group of their own. */
const connectGroup = async (app: TestShell, owner: Writer, number: number): Promise<string> => {
  const path = '/notifications/groups'
  const link = await ask(app, owner, { method: 'POST', path: `${path}/links` })
  const { command } = z.object({ command: z.string() }).parse(link.data)
  const chat = { id: -1_009_000_000_000 - number, type: 'supergroup', title: 'Команда' }
  const message = { message_id: 1, from: { id: number }, chat, text: command }
  const incoming = messengers.telegram.readUpdate({ update_id: 9_000_000 + number, message })
  await handleGroupUpdate({ ctx: app.ctx, incoming })
  const { data } = await ask(app, owner, { path })
  return z.object({ items: z.tuple([withId]) }).parse(data).items[0].id
}

const findSession = async (app: TestShell, token: string) => {
  const { data } = await call(app, { path: '/users/me/sessions', token })
  return z.tuple([withId]).parse(data)[0].id
}

const publishOne = async (app: TestShell, owner: Writer, connectionId: string) => {
  const { id, targets } = await createDraft(app, owner, [connectionId])
  const targetId = targets[0]?.id ?? ''
  await forceState(app, targetId, 'published')
  return { id, targetId }
}

const COMMENT = {
  text: 'Проверьте цену',
  parentId: null,
  mentions: [],
  mediaIds: [],
  isForGuests: false,
}

const CONVERSATION_RULE = {
  name: 'Цена',
  conditions: {
    words: ['цена'],
    isQuestion: null,
    tone: null,
    kinds: [],
    connectionIds: [],
    postIds: [],
  },
  action: { kind: 'hide' },
}

const addColleague = async (app: TestShell, owner: Writer, number: number) =>
  (await addMember(app, owner, { id: number + 50, role: 'viewer' })).userId

const invite = async (app: TestShell, owner: Writer) => {
  const body = {
    role: 'viewer',
    isApprover: false,
    connectionIds: null,
    note: '',
    to: null,
    maxUses: 1,
    days: 7,
  }
  const { data } = await ask(app, owner, { method: 'POST', path: '/team/invites', body })
  return z.object({ invite: withId }).parse(data).invite.id
}

const shareReview = async (app: TestShell, owner: Writer, postId: string) => {
  const body = { title: 'На неделю', scope: { kind: 'post', postId }, days: 7 }
  const { data } = await ask(app, owner, { method: 'POST', path: '/reviews', body })
  return z.object({ link: withId }).parse(data).link.id
}

const createReport = async (app: TestShell, owner: Writer, accountId: string) => {
  const { data } = await ask(app, owner, {
    method: 'POST',
    path: '/analytics/reports',
    body: { report: { accountIds: [accountId] }, password: null, lifetime: 7 },
  })
  return z.object({ link: withId }).parse(data).link.id
}

/** Never sent to: nothing of the worker runs. */
const addWebhook = async (app: TestShell, owner: Writer, number: number) => {
  const url = `${app.ctx.config.publicUrl}/sandbox/webhooks/to/seed-${number}`
  const body = { title: 'CRM', url, kinds: ['post.published'] }
  const made = await ask(app, owner, { method: 'POST', path: '/integrations/webhooks', body })
  const webhook = z.object({ webhook: withId }).parse(made.data).webhook.id
  const path = `/integrations/webhooks/${webhook}/deliveries`
  const { data } = await ask(app, owner, { path })
  const [delivery] = z.object({ items: z.tuple([withId]) }).parse(data).items
  return { webhook, webhookDelivery: delivery.id }
}

/** Of a video that was looked at. */
const addTranscript = async (
  app: TestShell,
  { workspaceId, userId }: Writer,
  resourceId: string,
) => {
  const id = newId()
  await app.database.pool.query(
    `insert into transcripts (id, workspace_id, user_id, resource_id, file_id, state, seconds, words_source)
     select $1, $2, $3, id, file_id, 'ready', 200, 'none' from resources where id = $4`,
    [id, workspaceId, userId, resourceId],
  )
  return id
}

const addPlanSheet = async (app: TestShell, { workspaceId, userId }: Writer) => {
  const id = newId()
  await app.database.pool.query(
    `insert into plan_sheets (id, workspace_id, author_id, url, connection_ids, is_scheduled)
     values ($1, $2, $3, 'http://127.0.0.1/shared.csv', '{}', true)`,
    [id, workspaceId, userId],
  )
  return id
}

/** The app tells of a new key together with the key itself. */
const addApiKey = async (app: TestShell, owner: Writer): Promise<string> => {
  const body = { name: 'CRM', scopes: ['posts.read'], ceiling: 'viewer', expiresAt: null }
  const { data } = await ask(app, owner, { method: 'POST', path: '/integrations/keys', body })
  return z.parse(z.object({ key: z.object({ id: z.string() }) }), data).key.id
}

const REDIRECT = 'https://app.example/cb'

/** A program that its owner let in, and what it asks to publish. */
const addProgram = async (
  app: TestShell,
  owner: Writer,
  { apiKey, post }: { apiKey: string; post: string },
) => {
  const { data } = await ask(app, owner, {
    method: 'POST',
    path: '/integrations/programs',
    body: { name: 'CRM', redirectUris: [REDIRECT] },
  })
  const program = z.parse(z.object({ id: z.string(), clientId: z.string() }), data)
  const grant = newId()
  const confirmation = newId()
  const { userId, workspaceId } = owner
  await app.database.pool.query(
    `insert into program_grants (id, program_id, workspace_id, user_id, resource, scopes, ceiling, may_publish, ends_at)
     values ($1, $2, $3, $4, 'mcp', '{posts.read}', 'viewer', false, now() + interval '90 days')`,
    [grant, program.id, workspaceId, userId],
  )
  await app.database.pool.query(
    `insert into confirmations
       (id, workspace_id, user_id, caller_kind, caller_id, caller_name, kind, act, hash, state, expires_at)
     values ($1, $2, $3, 'key', $4, 'CRM', 'publish', $5, 'seed', 'waiting', now() + interval '1 day')`,
    [confirmation, workspaceId, userId, apiKey, { kind: 'publish', postId: post, version: 1 }],
  )
  return { program: program.id, programClient: program.clientId, programGrant: grant, confirmation }
}

/** Of another domain, so that nothing is asked of its person here. */
const addPasskey = async (app: TestShell, { userId }: Writer) => {
  const id = newId()
  await app.database.pool.query(
    `insert into passkeys (id, user_id, site, credential_id, public_key, counter, transports, name, is_backed_up)
     values ($1::uuid, $2, 'elsewhere.example', $1::text, 'x', 0, '{}', 'Ноутбук', false)`,
    [id, userId],
  )
  return id
}

/** A workspace with one entity of every kind that a route takes an id of. */
export const seedWorkspace = async ({
  app,
  number,
  connectOne,
}: {
  app: TestShell
  number: number
  connectOne: ConnectOne
}) => {
  const owner = await newWriter(app, number)
  await setPlan({ app, userId: owner.userId, plan: 'AGENCY' })
  await giveVideoPoints({ app, person: owner })
  const connections = await connectAll((network) => connectOne(app, owner, network))
  const draft = await createDraft(app, owner, [connections.telegram])
  const published = await publishOne(app, owner, connections.telegram)
  const [resource = ''] = await insertResources(app, { ...owner, names: ['кадр.jpg'] })
  const reel = await addReel({ app, person: owner })
  const generation = await queueRender({ app, person: owner, id: reel.id })
  const upload = await beginUpload(app, { ...owner, filename: 'файл.jpg', size: 1000 })
  const figuresAccount = await addFiguresAccount({ app, ...owner })
  const apiKey = await addApiKey(app, owner)
  const workItem = await addWorkItem({
    app,
    ...owner,
    accountId: figuresAccount,
    publishedAt: app.ctx.clock.now(),
  })
  return {
    owner,
    ids: {
      workspace: owner.workspaceId,
      draft: draft.id,
      draftTarget: draft.targets[0]?.id ?? '',
      published: published.id,
      publishedTarget: published.targetId,
      resource,
      transcript: await addTranscript(app, owner, resource),
      automation: await addAutomation({ app, owner, connectionId: connections.telegram, number }),
      planSheet: await addPlanSheet(app, owner),
      folder: await create(app, owner, '/resources/folders', { name: 'Съёмка' }),
      upload: upload.id,
      product: await create(app, owner, '/products', { name: 'Кофе' }),
      businessFact: await create(app, owner, '/business/facts', {
        kind: 'about',
        title: '',
        text: 'Обжариваем кофе',
      }),
      reel: reel.id,
      reelTemplate: await create(app, owner, '/reel-templates', {
        name: 'Осень',
        asks: ['slides.s0.title'],
        usesBrand: true,
        reelId: reel.id,
      }),
      generation: generation.id,
      aiRequest: await askForPlan(app, owner),
      hashtagSet: await create(app, owner, '/publisher/hashtag-sets', {
        name: 'Кофе',
        tags: ['кофе'],
      }),
      rubric: await create(app, owner, '/rubrics', { name: 'Новинки', color: 'green' }),
      snippet: await create(app, owner, '/snippets', { name: 'часы', text: 'До восьми' }),
      figuresAccount,
      workItem,
      accountGroup: await create(app, owner, '/analytics/account-groups', {
        name: 'Клиент',
        memberIds: [figuresAccount],
      }),
      postGroup: await create(app, owner, '/analytics/post-groups', {
        name: 'Серия',
        memberIds: [workItem],
      }),
      report: await createReport(app, owner, figuresAccount),
      reportSchedule: await create(app, owner, '/analytics/report-schedules', {
        title: 'Для клиента',
        scope: { kind: 'account', id: figuresAccount },
        when: { every: 'week', day: 1, time: '09:00' },
        recipients: [{ userId: owner.userId, channel: 'telegram' }],
        password: null,
      }),
      passkey: await addPasskey(app, owner),
      session: await findSession(app, owner.token),
      notification: await notifyOwner(app, owner),
      notificationGroup: await connectGroup(app, owner, number),
      pushSubscription: await subscribePush(app, owner.token),
      member: await addColleague(app, owner, number),
      invite: await invite(app, owner),
      apiKey,
      ...(await addProgram(app, owner, { apiKey, post: draft.id })),
      reviewLink: await shareReview(app, owner, draft.id),
      comment: await create(app, owner, `/posts/${draft.id}/comments`, COMMENT),
      ...(await addPaidOrder(app, owner.userId)),
      trackedAccount: await addTrackedAccount({ app, ...owner }),
      ...(await addConversation(app, {
        connectionId: connections.telegram,
        workspaceId: owner.workspaceId,
        network: 'telegram',
      })),
      savedAnswer: await create(app, owner, '/saved-answers', { title: 'Часы', text: 'До восьми' }),
      conversationRule: await create(app, owner, '/conversation-rules', CONVERSATION_RULE),
      ...(await addWebhook(app, owner, number)),
      ...connections,
    },
  }
}

export type StockedIds = Awaited<ReturnType<typeof seedWorkspace>>['ids']
