import type { RouteRequest } from '@kadr/contract/route'
import { alignRecording, listVoices, speakScript } from '@kadr/contract/speech'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../../platform/api-hooks.ts'
import { useApi } from '../../../platform/services.tsx'

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
