import type { RouteRequest } from '@kadr/contract/route'
import { alignRecording, listVoices, speakScript } from '@kadr/contract/speech'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'
import { useApiMutation } from '../../../platform/use-api-mutation.ts'

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
