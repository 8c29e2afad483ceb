import type { DownloadSource } from '@kadr/contract/site/downloads'
import { UserError } from '@kadr/domain/base/app-error'
import { DownloadRefusedError, recognizeLink } from '@kadr/downloads'
import { refusalText } from './refusal-texts.ts'

/** Whose link it is, before anything is asked of the source. */
export const recognizeDownload = (text: string): { source: DownloadSource } => {
  try {
    return { source: recognizeLink(text) }
  } catch (error) {
    if (!(error instanceof DownloadRefusedError)) throw error
    throw new UserError({
      code: 'VALIDATION_FAILED',
      field: 'url',
      userMessage: refusalText(error.code),
      cause: error,
    })
  }
}
