import { UserError } from '@kadr/domain/app-error'
import { DownloadRefusedError, findLink } from '@kadr/downloads'
import type { Desk } from './desk.ts'

/** The work somebody wants closed, by its link. */
export const findComplained = async ({ desk, url }: { desk: Desk; url: string }) => {
  try {
    return await findLink({ text: url, outside: await desk.outside() })
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
