import { useCallback } from 'react'
import { useServices } from '../../../platform/services.tsx'

/** Null chooses the personal workspace. */
export const useChooseWorkspace = () => {
  const { workspace } = useServices()
  return useCallback((id: string | null) => workspace.setState({ chosenId: id }), [workspace])
}
