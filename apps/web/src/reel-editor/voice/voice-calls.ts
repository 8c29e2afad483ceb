import type { RouteRequest } from '@kadr/contract/base/route'
import type { Resource } from '@kadr/contract/library/resources'
import { alignRecording, listVoices, speakScript } from '@kadr/contract/studio/speech'
import type { SpokenScript } from '@kadr/contract/studio/spoken-script'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { useApi } from '../../platform/api/services.tsx'

/** A spoken script and the file of its voice. */
export type MadeVoice = { voice: SpokenScript; resource: Resource }

export const useVoices = () => useQuery(useApi().query(listVoices))

export const useSpeakScript = () =>
  useApiMutation((api, body: RouteRequest<typeof speakScript>['body']) =>
    api.call(speakScript, { body }),
  )

/** Aligns the script with a recording. */
export const useAlignRecording = () =>
  useApiMutation((api, body: RouteRequest<typeof alignRecording>['body']) =>
    api.call(alignRecording, { body }),
  )
