import type { Connection } from '@kadr/contract/connections'
import type { Network } from '@kadr/contract/networks'
import type { TargetSettings } from '@kadr/contract/post-targets'
import type { Post } from '@kadr/contract/posts'
import type { Resource } from '@kadr/contract/resources'
import { fittingMedia } from '@kadr/domain/preflight/fitting-media'
import type { AppContext } from '../../context.ts'
import { getConnections } from '../connections/index.ts'
import { type PostActor, suggestSettings } from '../posts/index.ts'

type Acting = { ctx: AppContext; actor: PostActor }

/** The accounts that the person sees and a post can go to. */
export const listUsableAccounts = async ({ ctx, actor }: Acting): Promise<Connection[]> => {
  const lists = Object.values(await getConnections({ ctx, actor }))
  return lists
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter(({ status }) => status === 'active')
}

export const chosenIdsOf = ({ targets }: Pick<Post, 'targets'>): string[] =>
  targets.flatMap(({ connectionId }) => connectionId ?? [])

type SentFile = Pick<Resource, 'id' | 'kind'>

/** Null where the account takes all files, and where it takes none: then the check of the post says why. */
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
 * Targets as the content of a post wants them; a known account keeps its own text, files and settings. An account that
 * can't take an album as a whole gets the part it takes.
 */
export const toTargets = async ({
  ctx,
  actor,
  connectionIds,
  media,
  known = [],
}: Acting & {
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
