import { type Generation, listGenerations, watchGenerations } from '@kadr/contract/generations'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../platform/api-client.ts'
import { readEvents } from '../../platform/read-events.ts'
import { waitOnline } from '../../platform/wait-online.ts'
import { followGenerations } from './follow-generations.ts'
import { putGeneration } from './generation-cache.ts'

const NEWEST = 50

type Parts = { api: Api; queries: QueryClient }

const follow = ({ api, queries }: Parts, signal: AbortSignal) =>
  followGenerations({
    signal,
    wait: waitOnline,
    open: async function* (until) {
      const response = await api.open(watchGenerations, { signal: until })
      yield* readEvents({ route: watchGenerations, response })
    },
    poll: async (until) =>
      (await api.call(listGenerations, { query: { limit: NEWEST }, signal: until })).items,
    onGeneration: (generation: Generation) => putGeneration({ api, queries, generation }),
  })

type Line = { holders: number; stop: AbortController }
const lines = new WeakMap<QueryClient, Map<string, Line>>()

/** A shared, reference-counted stream per workspace; the last release closes it. */
export const holdLine = ({ workspace, ...parts }: Parts & { workspace: string }) => {
  const known = lines.get(parts.queries) ?? new Map<string, Line>()
  lines.set(parts.queries, known)
  const line = known.get(workspace) ?? { holders: 0, stop: new AbortController() }
  known.set(workspace, line)
  if (line.holders === 0) void follow(parts, line.stop.signal)
  line.holders += 1
  return () => {
    line.holders -= 1
    if (line.holders > 0) return
    known.delete(workspace)
    line.stop.abort()
  }
}
