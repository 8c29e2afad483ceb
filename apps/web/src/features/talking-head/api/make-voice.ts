import { alignRecording, speakScript } from '@kadr/contract/speech'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

/** A voice of the server's says the script. */
export const useSpeakScript = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (body: { script: string; voice: string; speed: number }) =>
      api.call(speakScript, { body }),
  })
}

/** Finds the words of the script in a recording. */
export const useAlignRecording = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (body: { resourceId: string; script: string; arePausesTrimmed: boolean }) =>
      api.call(alignRecording, { body }),
  })
}
