import { buildPicturesPdf } from '@kadr/kit/pictures-pdf'
import type { FileSource, PrepareOutcome, Publication, PublishInput } from '../publish.ts'
import { authorOf, readRest } from './api.ts'
import { createDocumentFailure } from './failures.ts'
import { settings as settingsSchema } from './settings.ts'
import { awaitAsset, put, type UploadProgress } from './upload.ts'
import { documentUpload } from './wire.ts'

export const isDocument = ({ media, settings }: Publication): boolean =>
  settingsSchema.parse(settings ?? {}).isDocument && media.length > 0

const MAX_TITLE = 100

/** LinkedIn requires a title; falls back to the first line of the text. */
export const titleOf = ({ text, settings }: Publication): string => {
  const [line = ''] = text.trim().split('\n')
  const { documentTitle } = settingsSchema.parse(settings ?? {})
  return (documentTitle.trim() || line.trim() || 'Документ').slice(0, MAX_TITLE)
}

/** Pictures as pages of a PDF, which LinkedIn shows as a carousel. Uploaded, then processed. */
export async function uploadDocument(
  input: PublishInput,
  progress: UploadProgress,
): Promise<PrepareOutcome> {
  if (progress.document) {
    const path = `/documents/${encodeURIComponent(progress.document)}`
    return awaitAsset(input, { path, progress, createFailure: createDocumentFailure })
  }
  const begun = await readRest({
    ...input,
    method: 'POST',
    path: '/documents',
    query: { action: 'initializeUpload' },
    json: { initializeUploadRequest: { owner: authorOf(input.account) } },
    schema: documentUpload,
  })
  if (begun.kind === 'failed') return { kind: 'failed', failure: begun.failure }
  const { uploadUrl: url, document } = begun.data.value
  const file = await makePdf(input.publication)
  const sent = await put(input, { file, url, start: 0, end: file.size })
  if (sent.kind === 'failed') return { kind: 'failed', failure: sent.failure }
  return { kind: 'step', progress: { ...progress, document } }
}

const makePdf = async (publication: Publication): Promise<FileSource> => {
  const pictures = await Promise.all(
    publication.media.map((file) => file.read({ start: 0, end: file.size })),
  )
  const bytes = buildPicturesPdf({ title: titleOf(publication), pictures })
  return {
    mimeType: 'application/pdf',
    size: bytes.length,
    publicUrl: '',
    read: async ({ start, end }) => bytes.subarray(start, end),
  }
}
