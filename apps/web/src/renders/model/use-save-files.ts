import type { Resource } from '@kadr/contract/resources'
import { useCallback } from 'react'
import { useServices } from '../../platform/services.tsx'
import { downloadFile } from '../../telegram/download-file.ts'
import { useTelegram } from '../../telegram/telegram-context.tsx'
import { openLink } from '../../telegram/use-open-link.ts'
import { notify } from '../../ui/toast.tsx'
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

/** Saves files by the browser, by Telegram, or by the system browser where Telegram can't. */
export const useSaveFiles = () => {
  const { isTelegram } = useServices()
  const bridge = useTelegram()
  return useCallback(
    async (resources: readonly Resource[]) => {
      for (const resource of resources) {
        const url = downloadAddress(resource)
        if (!isTelegram) saveHere(resource)
        else if (!bridge?.supports('web_app_request_file_download')) openLink({ url, bridge })
        else if (await downloadFile({ bridge, url, fileName: resource.name })) {
          notify.success(copy.saving(resource.name))
        }
      }
    },
    [isTelegram, bridge],
  )
}
