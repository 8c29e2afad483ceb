import type { Resource } from '@kadr/contract/library/resources'
import { useCallback } from 'react'
import { useMessenger } from '../../messenger/messenger-context.tsx'
import { openLink } from '../../messenger/use-open-link.ts'
import { useServices } from '../../platform/api/services.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'

/** The address with a download disposition. */
export const downloadAddress = ({ urls }: Pick<Resource, 'urls'>): string => {
  const address = new URL(urls.original, window.location.origin)
  address.searchParams.set('download', '1')
  return address.href
}

const saveHere = (resource: Resource) => {
  const link = document.createElement('a')
  link.href = downloadAddress(resource)
  link.download = resource.name
  link.click()
}

/** Saves files by the browser, by the messenger, or by the system browser where the messenger can't. */
export const useSaveFiles = () => {
  const { isInMessenger } = useServices()
  const messenger = useMessenger()
  return useCallback(
    async (resources: readonly Resource[]) => {
      for (const resource of resources) {
        const url = downloadAddress(resource)
        if (!isInMessenger) saveHere(resource)
        else if (!messenger?.downloadFile) openLink({ url, messenger })
        else if (await messenger.downloadFile({ url, fileName: resource.name })) {
          notify.success(copy.saving(resource.name))
        }
      }
    },
    [isInMessenger, messenger],
  )
}
