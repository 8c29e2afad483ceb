import { UserError } from '@kadr/domain/base/app-error'
import { DownloadRefusedError, findLink } from '@kadr/downloads'
import type { DownloadService } from './download-service.ts'

/** The work that a complaint is about, by its link. */
export const findComplained = async ({
  service,
  url,
}: {
  service: DownloadService
  url: string
}) => {
  try {
    return await findLink({ text: url, outside: await service.outside() })
  } catch (error) {
    if (!(error instanceof DownloadRefusedError)) throw error
    throw new UserError({
      code: 'VALIDATION_FAILED',
      field: 'url',
      userMessage: 'Нужна ссылка на работу в одной из девяти сетей',
      cause: error,
    })
  }
}
