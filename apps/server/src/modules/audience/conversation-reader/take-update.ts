import { type Network, network as networkName } from '@kadr/contract/publishing/networks'
import {
  adapters,
  type BotUpdatePart,
  type Conversations,
  type NetworkContext,
} from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { Incoming } from '../../../platform/outside/messengers/incoming.ts'
import { takeItems, wakeAccounts } from '../conversations/index.ts'
import {
  type Listening,
  listHearing,
  listListening,
  markPlace,
  movePlace,
  savePlace,
  saveRoot,
} from './listening.repository.ts'
import { appsOf } from './take-hook.ts'

type Bot = { ctx: AppContext; network: Network; context: NetworkContext; port: Conversations }
type Hearing = ReadonlyMap<string, readonly Listening[]>

/** A place that no reading of places tells: asked for once, when it is first heard. */
const learnPlace = async (
  { ctx, network, context, port }: Bot,
  placeExternalId: string,
): Promise<readonly Listening[]> => {
  const channel = await port.findChannel?.({ ctx: context, placeExternalId })
  if (!channel) return []
  const found = await listListening({ db: ctx.db, network, externalIds: [channel] })
  await inTransaction(ctx.db, async (tx) => {
    for (const { connectionId } of found) {
      const of = { tx, connectionId, network, externalId: placeExternalId }
      await savePlace({ ...of, kind: 'direct' })
    }
  })
  return found
}

const hearPlaces = async (bot: Bot, parts: readonly BotUpdatePart[]): Promise<Hearing> => {
  const { ctx, network } = bot
  const hearing = new Map<string, readonly Listening[]>()
  for (const part of parts) {
    const { placeExternalId } = part
    if (hearing.has(placeExternalId)) continue
    const known = await listHearing({ db: ctx.db, network, placeExternalId })
    const isDialog = part.kind === 'item' && part.place === 'direct'
    hearing.set(
      placeExternalId,
      known.length > 0 || !isDialog ? known : await learnPlace(bot, placeExternalId),
    )
  }
  return hearing
}

type Taking = { ctx: AppContext; tx: Tx; network: Network; hearing: Hearing }
type PartOf<K extends BotUpdatePart['kind']> = Extract<BotUpdatePart, { kind: K }>

/** It comes once and can't be asked for: the group of the channel is learnt from it, too. */
const takeRoot = async ({ tx, network }: Taking, part: PartOf<'root'>): Promise<boolean> => {
  const { channelExternalId, placeExternalId, rootExternalId, postExternalId } = part
  const accounts = await listListening({ db: tx, network, externalIds: [channelExternalId] })
  for (const { connectionId } of accounts) {
    const of = { tx, connectionId }
    await savePlace({ ...of, network, externalId: placeExternalId, kind: 'comments' })
    await saveRoot({ ...of, rootExternalId, postExternalId })
  }
  return accounts.length > 0
}

const takeItem = async (
  { ctx, tx, network, hearing }: Taking,
  { item, placeExternalId }: PartOf<'item'>,
): Promise<boolean> => {
  const known = hearing.get(placeExternalId) ?? []
  // The root of the same update may have told whose group it is.
  const accounts =
    known.length > 0 ? known : await listHearing({ db: tx, network, placeExternalId })
  const now = ctx.clock.now()
  for (const account of accounts) await takeItems({ tx, account, items: [item], now })
  return accounts.length > 0
}

/** Whether it was about a connected account. What else the messenger means by it is for others. */
const takePart = async (taking: Taking, part: BotUpdatePart): Promise<boolean> => {
  const { tx, network } = taking
  const { placeExternalId: externalId } = part
  switch (part.kind) {
    case 'root':
      return takeRoot(taking, part)
    case 'item':
      return takeItem(taking, part)
    case 'moved':
      await movePlace({ tx, network, externalId, toExternalId: part.toExternalId })
      return false
    case 'left':
    case 'joined':
      await markPlace({ tx, network, externalId, isLeft: part.kind === 'left' })
      // What the account's card says of its group is found out anew.
      await wakeAccounts({
        db: tx,
        network,
        externalIds: (taking.hearing.get(externalId) ?? []).map((account) => account.externalId),
        now: taking.ctx.clock.now(),
      })
      return false
  }
}

const findBot = (ctx: AppContext, incoming: Incoming): Bot | undefined => {
  const network = networkName.safeParse(incoming.messenger).data
  const port = network && adapters[network].conversations
  const [context] = network ? appsOf({ ctx, network }) : []
  return network && port && context ? { ctx, network, context, port } : undefined
}

/** What an update of our bot tells about groups and dialogs of connected channels. False leaves it to others. */
export const handleConversationUpdate = async ({
  ctx,
  incoming,
  update,
}: {
  ctx: AppContext
  incoming: Incoming
  update: unknown
}): Promise<boolean> => {
  const bot = findBot(ctx, incoming)
  if (!bot) return false
  const { network, context, port } = bot
  const read = (channelOf: (placeExternalId: string) => string | null) =>
    port.readUpdate?.({ update, botExternalId: port.botIdOf?.(context) ?? '', channelOf }) ?? []
  const known = read(() => null)
  if (known.length === 0) return false
  const hearing = await hearPlaces(bot, known)
  const parts = read((place) => hearing.get(place)?.[0]?.externalId ?? null)
  return inTransaction(ctx.db, async (tx) => {
    const taken: boolean[] = []
    for (const part of parts) taken.push(await takePart({ ctx, tx, network, hearing }, part))
    return taken.includes(true)
  })
}
