import { useCallback } from 'react'
import { useServices } from '../../../platform/services.tsx'

export const useChooseWorkspace = () => {
  const { workspace } = useServices()
  return useCallback((id: string) => workspace.setState({ chosenId: id }), [workspace])
}
