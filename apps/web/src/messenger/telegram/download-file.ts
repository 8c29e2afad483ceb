import * as z from 'zod/mini'
import type { Bridge } from './bridge.ts'

const requested = z.object({ status: z.enum(['downloading', 'cancelled']) })

/** Saves a file by the client; resolves to whether the user agreed. */
export const downloadFile = ({
  bridge,
  url,
  fileName,
}: {
  bridge: Bridge
  url: string
  fileName: string
}): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = bridge.on('file_download_requested', (data) => {
      stop()
      const answer = requested.safeParse(data)
      resolve(answer.success && answer.data.status === 'downloading')
    })
    bridge.post('web_app_request_file_download', { url, file_name: fileName })
  })
