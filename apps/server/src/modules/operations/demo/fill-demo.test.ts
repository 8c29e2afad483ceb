import { getBusiness } from '@kadr/contract/library/business'
import { listProducts } from '@kadr/contract/library/products'
import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  attach,
  attachChannel,
  connected,
  listOf,
  signInAt,
  signInWithPlan,
  urlOf,
} from '../../../../test/connecting.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { type SandboxNetworks, startNetworks } from '../../../../test/sandbox-networks.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import { FACTS } from './content/demo-facts.ts'
import { RUBRICS, SNIPPETS } from './content/demo-labels.ts'
import { finishStep } from './demo.repository.ts'
import { fillDemo } from './fill-demo.ts'
import { connectAccounts } from './posts/connect-accounts.ts'
import { isPlayed, makePost } from './posts/make-post.ts'
import { seed } from './seed.ts'
import { addFacts } from './shop/add-facts.ts'
import { addLabels } from './shop/add-labels.ts'
import { addProducts, setUpBrand } from './shop/set-up-brand.ts'
import { addAutomations } from './work/add-automations.ts'

const clock = createFakeClock()
const { signal } = new AbortController()
let networks: SandboxNetworks
let app: TestShell
beforeAll(async () => {
  networks = await startNetworks(clock)
  app = await createTestApp({ clock, config: { ...networks.config, isDemo: true } })
  await seed({ ctx: app.ctx })
})
afterAll(async () => {
  await app.stop()
  await networks.stop()
})

const signInAnna = async () => {
  const { token, user } = await signInAs(app, { id: 42 })
  return { token, userId: user.id, workspaceId: await workspaceOf(app, token) }
}

it('connects an account of every network, and again changes nothing', async () => {
  const { token, ...who } = await signInAnna()
  const input = {
    ctx: app.ctx,
    actor: { ...who, role: 'owner' as const, isApprover: false, connectionIds: null },
    signal,
  }
  await connectAccounts.run(input)
  const connected = await listOf({ app, token })
  expect(connected.map(({ network }) => network).sort()).toEqual([...NETWORKS].sort())
  await connectAccounts.run(input)
  expect(await listOf({ app, token })).toHaveLength(NETWORKS.length)
  await setUpBrand.run(input)
  await setUpBrand.run(input)
  expect((await call(app, { path: '/publisher/hashtag-sets', token })).data).toHaveLength(2)
  await addProducts.run(input)
  await addProducts.run(input)
  const shown = listProducts.data.parse((await call(app, { path: '/products', token })).data)
  const photos = shown.items.map(({ resources }) => resources.map(({ altText }) => altText))
  expect(photos.flat().filter(Boolean)).toHaveLength(4)
  expect(photos.every((of) => of.length > 0)).toBe(true)
  await addFacts.run(input)
  await addFacts.run(input)
  const { facts } = getBusiness.data.parse((await call(app, { path: '/business', token })).data)
  expect(facts).toHaveLength(FACTS.length)
  expect(facts.filter(({ isOld }) => isOld)).toMatchObject([{ title: 'Ночь в мастерской' }])
  await addAutomations.run(input)
  await addAutomations.run(input)
  expect((await call(app, { path: '/automations', token })).data).toMatchObject({
    items: [{ isPaused: false }, { isPaused: true }],
  })
})

type Person = { token: string; network: Network }

/** What a person sees and presses: the account that the network's page or our form offers. */
const connectOffered = async ({ token, network }: Person) => {
  const typed = await call(app, { path: `/dev/networks/${network}/accounts` })
  const offered = z.array(z.object({ username: z.string(), password: z.nullable(z.string()) }))
  const free = offered.parse(typed.data).at(-1)
  if (free?.password) {
    const { username, password } = free
    return attach({ app, token, place: `${network}/attach`, body: { username, password } })
  }
  if (free) return attachChannel({ app, token, network, channel: free.username })
  const { url } = await urlOf({ app, token, place: network })
  const page = await (await fetch(url)).text()
  const personId = /name="person" value="([^"]+)" checked/.exec(page)?.[1]
  return signInAt({ app, token, place: network, personId })
}

it('leaves accounts of every network to the people who come after it', async () => {
  for (const id of [901, 902, 903]) {
    const { token } = await signInWithPlan(app, { id })
    for (const network of NETWORKS) connected(await connectOffered({ token, network }))
    expect(await listOf({ app, token })).toHaveLength(NETWORKS.length)
  }
})

it('leaves a network with keys of its own alone', async () => {
  const { token, ...who } = await signInAnna()
  const telegram = { botToken: `8000000001:${'a'.repeat(35)}`, botName: 'own_bot' }
  const { config } = app.ctx
  const ctx = {
    ...app.ctx,
    config: { ...config, telegram: { ...telegram } },
  }
  const actor = { ...who, role: 'owner', isApprover: false, connectionIds: null } as const
  expect(await isPlayed({ ctx, actor, network: 'telegram' })).toBe(false)
  expect(await isPlayed({ ctx, actor, network: 'threads' })).toBe(true)
  const post = { key: 'own-keys', text: 'Доброе утро из мастерской.' }
  const made = await makePost({ ctx, actor, post })
  const accounts = await listOf({ app, token })
  const networkOf = (id: string | null) => accounts.find((account) => account.id === id)?.network
  const networks = made.targets.map(({ connectionId }) => networkOf(connectionId))
  expect(networks).toContain('threads')
  expect(networks).not.toContain('telegram')
})

it('is cleared in one step, after which nothing is filled again', async () => {
  const { token, workspaceId } = await signInAnna()
  await finishStep({ db: app.ctx.db, workspaceId, step: 'accounts' })
  expect((await call(app, { path: '/demo', token })).data).toEqual({
    isDemo: true,
    isFilling: true,
    isCollecting: true,
  })
  await finishStep({ db: app.ctx.db, workspaceId, step: 'figures' })
  expect((await call(app, { path: '/demo', token })).data).toMatchObject({
    isFilling: true,
    isCollecting: false,
  })
  expect((await call(app, { method: 'POST', path: '/demo/clear', token })).status).toBe(200)
  expect(await listOf({ app, token })).toEqual([])
  expect(await workspaceOf(app, token)).not.toBe(workspaceId)
  expect((await call(app, { path: '/demo', token })).data).toMatchObject({ isDemo: false })
  await fillDemo({ ctx: app.ctx, signal })
  expect(await listOf({ app, token })).toEqual([])
  const again = await call(app, { method: 'POST', path: '/demo/clear', token })
  expect(again).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
})

it('clears nothing of a user without examples', async () => {
  const { token } = await signInAs(app, { id: 900 })
  expect((await call(app, { path: '/demo', token })).data).toEqual({
    isDemo: false,
    isFilling: false,
    isCollecting: false,
  })
  expect((await call(app, { method: 'POST', path: '/demo/clear', token })).status).toBe(404)
})

it('labels its posts and signs its channel, and again changes nothing', async () => {
  const { token, ...who } = await signInAnna()
  const actor = { ...who, role: 'owner' as const, isApprover: false, connectionIds: null }
  await addLabels.run({ ctx: app.ctx, actor, signal })
  await addLabels.run({ ctx: app.ctx, actor, signal })
  const { data } = await call(app, { path: '/rubrics', token })
  const rubrics = z.array(z.object({ id: z.string(), name: z.string() })).parse(data)
  expect(rubrics.map(({ name }) => name)).toEqual(RUBRICS.map(({ name }) => name).toSorted())
  const snippets = await call(app, { path: '/snippets', token })
  expect(snippets.data).toHaveLength(SNIPPETS.length)
  const post = await makePost({ ctx: app.ctx, actor, post: { key: 'gift', text: 'Подарок' } })
  expect(post.rubricId).toBe(rubrics.find(({ name }) => name === 'Новинки')?.id)
})
