import { expect, type Page } from '@playwright/test'
import { callApi } from './api.ts'
import { openBotChat } from './bot-chat.ts'
import {
  allow,
  beginConnecting,
  connectBluesky,
  connectChannel,
  forbidWindows,
  OAUTH_NETWORKS,
  openConnections,
} from './connections.ts'

/** Both ways of Instagram lead to the same accounts. */
const BY_CONSENT = OAUTH_NETWORKS.slice(0, -1)

export type Owner = { url: string; token: string }
type Connected = Record<string, boolean | { id: string; network: string }[]>
type ListedPost = { id: string; text: string; targets: { network: string; state: string }[] }

export const listPosts = async (owner: Owner) => {
  const { data } = await callApi<{ items: ListedPost[] }>({ ...owner, path: '/posts' })
  return data.items
}
export const findPost = async (owner: Owner, text: string) =>
  (await listPosts(owner)).find((post) => post.text === text)

export const statesOf = async (owner: Owner, text: string) =>
  (await findPost(owner, text))?.targets.map(({ state }) => state)

export const listAccounts = async (owner: Owner) => {
  const { data } = await callApi<Connected>({ ...owner, path: '/users/me/connections' })
  return Object.values(data).flatMap((found) => (typeof found === 'boolean' ? [] : found))
}

/** Connects what is missing of one account of the network, and waits for it. */
const connect = async (owner: Owner, network: string, begin: () => Promise<unknown>) => {
  const isConnected = async () =>
    (await listAccounts(owner)).some((account) => account.network === network)
  if (await isConnected()) return
  await begin()
  await expect.poll(isConnected, { timeout: 20_000 }).toBe(true)
}

const ownerOf = async (page: Page): Promise<Owner> => {
  const { token } = await openBotChat(page)
  return { url: new URL(page.url()).origin, token: await token() }
}

export const connectOnPage = async (page: Page, networks: readonly string[]): Promise<Owner> => {
  const owner = await ownerOf(page)
  await forbidWindows(page.context())
  for (const network of networks) {
    await connect(owner, network, async () => {
      await openConnections(page)
      if (network === 'telegram') return connectChannel(page)
      if (network === 'bluesky') return connectBluesky(page)
      const found = BY_CONSENT.find(({ title }) => title.toLowerCase() === network)
      if (!found) throw new Error(`Nobody knows how to connect ${network}`)
      await beginConnecting(page, found)
      await allow(page)
    })
  }
  return owner
}
