import {
  type Generation,
  listGenerations,
  watchGenerations,
} from '@kadr/contract/studio/generations'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Api } from '../../platform/api/api-client.ts'
import { useServices } from '../../platform/api/services.tsx'
import { readEvents, waitOnline } from '../../platform/live/read-events.ts'
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

type SharedStream = { holders: number; stop: AbortController }
const streams = new WeakMap<QueryClient, Map<string, SharedStream>>()

/** A shared, reference-counted stream per workspace; the last release closes it. */
const acquireGenerationStream = ({ workspace, ...parts }: Parts & { workspace: string }) => {
  const ofClient = streams.get(parts.queries) ?? new Map<string, SharedStream>()
  streams.set(parts.queries, ofClient)
  const stream = ofClient.get(workspace) ?? { holders: 0, stop: new AbortController() }
  ofClient.set(workspace, stream)
  if (stream.holders === 0) void follow(parts, stream.stop.signal)
  stream.holders += 1
  return () => {
    stream.holders -= 1
    if (stream.holders > 0) return
    ofClient.delete(workspace)
    stream.stop.abort()
  }
}

/** While a generation is active on screen, events update every list that shows it. */
export const useLiveGenerations = (isWanted: boolean) => {
  const { api, queries, workspace } = useServices()
  const chosenId = useStore(workspace, (choice) => choice.chosenId)
  useEffect(() => {
    if (!isWanted) return
    return acquireGenerationStream({ api, queries, workspace: chosenId ?? '' })
  }, [api, queries, chosenId, isWanted])
}
