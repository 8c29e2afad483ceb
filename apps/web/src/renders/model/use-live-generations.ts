import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useServices } from '../../platform/services.tsx'
import { acquireGenerationStream } from './generation-stream.ts'

/** While a generation is active on screen, events update every list that shows it. */
export const useLiveGenerations = (isWanted: boolean) => {
  const { api, queries, workspace } = useServices()
  const chosenId = useStore(workspace, (choice) => choice.chosenId)
  useEffect(() => {
    if (!isWanted) return
    return acquireGenerationStream({ api, queries, workspace: chosenId ?? '' })
  }, [api, queries, chosenId, isWanted])
}
