import type { Resource } from '@kadr/contract/library/resources'
import type { Connection } from '@kadr/contract/publishing/connections'
import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { orderByNetwork } from '@kadr/domain/publishing/networks/order-by-network'
import { fittingMedia } from '@kadr/domain/publishing/preflight/fitting-media'
import type { AppContext } from '../../../context.ts'
import { getConnections } from '../../publishing/connections/index.ts'
import { type PostActor, suggestSettings } from '../../publishing/posts/index.ts'

type ActorInput = { ctx: AppContext; actor: PostActor }

/** Accounts the person may see and a post can be published to. */
export const listUsableAccounts = async ({ ctx, actor }: ActorInput): Promise<Connection[]> => {
  const lists = Object.values(await getConnections({ ctx, actor }))
  const all = lists.flatMap((list) => (Array.isArray(list) ? list : []))
  return orderByNetwork(all.filter(({ status }) => status === 'active'))
}

export const chosenIdsOf = ({ targets }: Pick<Post, 'targets'>): string[] =>
  targets.flatMap(({ connectionId }) => connectionId ?? [])

type SentFile = Pick<Resource, 'id' | 'kind'>

/** Null when the account accepts all files, or none of them: then the validation of the post reports it. */
const ownFilesOf = ({
  network,
  media,
  settings,
}: {
  network: Network | undefined
  media: readonly SentFile[]
  settings: TargetSettings
}): string[] | null => {
  const fitting = network && fittingMedia({ network, media, settings })
  return fitting && fitting.length < media.length ? fitting.map(({ id }) => id) : null
}

/**
 * Targets for the content of a post. Accounts chosen before keep their own text, files and settings; an account that
 * does not accept the whole album gets the part it accepts.
 */
export const toTargets = async ({
  ctx,
  actor,
  connectionIds,
  media,
  known = [],
}: ActorInput & {
  connectionIds: readonly string[]
  media: readonly SentFile[]
  known?: Post['targets']
}) => {
  const { workspaceId } = actor
  const suggested = await suggestSettings({ ctx, workspaceId, connectionIds })
  const accounts = await listUsableAccounts({ ctx, actor })
  return connectionIds.map((connectionId) => {
    const before = known.find((target) => target.connectionId === connectionId)
    if (before) return { connectionId, override: before.override, settings: before.settings }
    const settings = suggested.get(connectionId) ?? {}
    const network = accounts.find(({ id }) => id === connectionId)?.network
    const mediaIds = ownFilesOf({ network, media, settings })
    return { connectionId, override: { text: null, mediaIds }, settings }
  })
}
