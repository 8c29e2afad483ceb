import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_NETWORKS, HAND_NETWORKS, NETWORKS } from '@kadr/contract/publishing/networks'
import { isCallbackPath } from '@kadr/domain/publishing/networks/callback-path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getNetwork, networks } from './index.ts'

const HERE = import.meta.dirname
const folders = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

it('has a folder and an entry for every network of the contract', () => {
  expect(folders.toSorted()).toEqual([...ALL_NETWORKS].toSorted())
  expect(networks.map(({ id }) => id).toSorted()).toEqual([...ALL_NETWORKS].toSorted())
})

const SHAPE = ['index.ts', 'mark.tsx', 'post-preview.tsx', 'settings-form.tsx']

it.each(NETWORKS)('%s consists of a declaration, a mark, a form and a preview', async (id) => {
  expect(readdirSync(join(HERE, id))).toEqual(expect.arrayContaining(SHAPE))
  const declared: Record<string, unknown> = await import(`./${id}/index.ts`)
  expect(Object.keys(declared)).toEqual([id])
  expect(getNetwork(id).id).toBe(id)
})

it.each(HAND_NETWORKS)(
  '%s, where a person publishes, consists of a declaration and a mark',
  (id) => {
    expect(readdirSync(join(HERE, id)).toSorted()).toEqual(['index.ts', 'mark.tsx'])
    expect(getNetwork(id)).toMatchObject({ id, methods: [{ by: 'hand' }] })
  },
)

it.each(networks)(
  '$title describes its benefit and its requirements',
  ({ gives, needs, title }) => {
    for (const text of [gives, needs, title]) expect(text).toMatch(/^\S.*[^.\s]$/)
  },
)

it.each(networks)('$title has an icon of the common size', ({ Mark }) => {
  expect(renderToStaticMarkup(<Mark />)).toMatch(/^<svg aria-hidden="true" viewBox="0 0 24 24"/)
})

it('gives every network its own colour and icon', () => {
  expect(new Set(networks.map(({ color }) => color)).size).toBe(networks.length)
})

it.each(networks)(
  '$title declares its sign-in methods and their callback paths',
  ({ id, methods }) => {
    const pages = methods.flatMap((method) => (method.by === 'oauth' ? [method.callbackPath] : []))
    expect(new Set(pages).size).toBe(pages.length)
    for (const page of pages) {
      expect(page).toContain(`/${id}/`)
      expect(isCallbackPath(page)).toBe(true)
    }
    const labels = methods.flatMap((method) => (method.by === 'oauth' ? [method.label] : []))
    if (labels.length > 1) for (const label of labels) expect(label).not.toBe('')
  },
)

it('picks the accounts of each network from a list of its own', () => {
  const lists = {
    isTelegramNotificationsEnabled: false,
    isBotBlocked: false,
    youtubeAccounts: [],
    tiktokAccounts: [],
    linkedinAccounts: [],
    threadsAccounts: [],
    blueskyAccounts: [],
    pinterestAccounts: [],
    instagramAccounts: [],
    telegramChannels: [],
    vkCommunities: [],
    maxChannels: [],
    handAccounts: [],
  }
  expect(new Set(networks.map(({ pick }) => pick(lists))).size).toBe(ALL_NETWORKS.length)
})
