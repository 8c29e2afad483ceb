import type { Connection } from '@kadr/contract/connections'
import type { Post } from '@kadr/contract/posts'
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

/** Targets as the content of a post wants them; a known account keeps its own text and settings. */
export const toTargets = async ({
  ctx,
  actor: { workspaceId },
  connectionIds,
  known = [],
}: Acting & { connectionIds: readonly string[]; known?: Post['targets'] }) => {
  const settings = await suggestSettings({ ctx, workspaceId, connectionIds })
  return connectionIds.map((connectionId) => {
    const before = known.find((target) => target.connectionId === connectionId)
    return {
      connectionId,
      override: before?.override ?? { text: null, mediaIds: null },
      settings: before?.settings ?? settings.get(connectionId) ?? {},
    }
  })
}
