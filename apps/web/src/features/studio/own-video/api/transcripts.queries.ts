import type { RouteRequest } from '@kadr/contract/base/route'
import type { FootageFacts } from '@kadr/contract/studio/footage'
import {
  cancelTranscript,
  chooseClips,
  findTranscript,
  getFillerWords,
  getFootageStatus,
  getTranscriptFacts,
  makeClipReels,
  proposeClips,
  putFillerWords,
  startTranscript,
  type Transcript,
} from '@kadr/contract/studio/transcripts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import type { KnownFootage } from '../../../../reel-editor/frame/use-reel-editor.ts'

/** Events tell of changes; this is for those that were missed. */
const RECHECK_MS = 5000

export const isUnderWay = ({ state }: Transcript): boolean =>
  state === 'queued' || state === 'working'

export const useFootageStatus = () => useQuery(useApi().query(getFootageStatus))

/** How far the source is known, and what is known of it. */
export const useFootage = (asset: string | undefined) => {
  const api = useApi()
  const { data: found } = useQuery({
    ...api.query(findTranscript, { query: { resourceId: asset ?? '' } }),
    enabled: asset !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.transcript && isUnderWay(data.transcript) ? RECHECK_MS : false,
  })
  const transcript = asset === undefined ? undefined : found?.transcript
  const { data: known } = useQuery({
    ...api.query(getTranscriptFacts, { params: { id: transcript?.id ?? '' } }),
    enabled: typeof transcript?.id === 'string',
    placeholderData: (before) => before,
  })
  const facts: FootageFacts | undefined = transcript ? known?.facts : undefined
  const footage = useMemo<KnownFootage>(
    () => new Map(asset !== undefined && facts ? [[asset, facts]] : []),
    [asset, facts],
  )
  /** Undefined while it is not known whether there is one. */
  return { transcript, facts, footage }
}

type Start = RouteRequest<typeof startTranscript>['body']

export const useStartTranscript = () =>
  useApiMutation((api, body: Start) => api.call(startTranscript, { body }))

export const useCancelTranscript = () =>
  useApiMutation((api, id: string) => api.call(cancelTranscript, { params: { id } }))

export const useFillerWords = () => useQuery(useApi().query(getFillerWords))

export const usePutFillerWords = () =>
  useApiMutation((api, words: string[] | null) => api.call(putFillerWords, { body: { words } }))

export const useClips = ({ id, isWanted }: { id: string | undefined; isWanted: boolean }) =>
  useQuery({
    ...useApi().query(proposeClips, { params: { id: id ?? '' } }),
    enabled: isWanted && id !== undefined,
  })

export const useChooseClips = () =>
  useApiMutation((api, { id, key }: { id: string; key: string }) =>
    api.call(chooseClips, { params: { id }, headers: { 'idempotency-key': key } }),
  )

type MakeReels = RouteRequest<typeof makeClipReels>['body'] & { id: string; key: string }

export const useMakeClipReels = () =>
  useApiMutation((api, { id, key, ...body }: MakeReels) =>
    api.call(makeClipReels, { params: { id }, headers: { 'idempotency-key': key }, body }),
  )
