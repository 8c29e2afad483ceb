import { getStorageUse, getUpload } from '@kadr/contract/library/resources'
import type { Api } from '../../platform/api/api-client.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import type { SessionStore } from '../../platform/session/session-store.ts'
import { uploadCopy } from './copy.ts'
import { findSha256 } from './hash-file.ts'
import type { SendFile, Transfer, TransferEnd, TransferFailure } from './transfer-type.ts'
import { type UploadItem, uploadIdOf } from './upload-item.ts'

const VERDICT_DELAYS_MS = [200, 400, 800, 1500]
const SLOW_VERDICT_MS = 3000

type Change = (part: Partial<UploadItem>) => void

export type RunUpload = (options: { item: UploadItem; file: File; onChange: Change }) => {
  start(): void
  pause(): void
  cancel(): void
}

type Parts = {
  api: Api
  session: SessionStore
  loadSender: () => Promise<SendFile>
  /** Marks the upload as running for other tabs, until the returned function is called. */
  hold: (id: string) => () => void
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const metadataOf = ({ item, sha256 }: { item: UploadItem; sha256: string | undefined }) => ({
  filename: item.name,
  workspaceId: item.target.workspaceId,
  ...(item.target.folderId && { folderId: item.target.folderId }),
  ...(item.target.replaces && { replaces: item.target.replaces }),
  ...(sha256 && { sha256 }),
})

/** The server's result for a complete file; undefined while it has none or can't be reached. */
const findVerdict = async ({
  api,
  uploadId,
}: {
  api: Api
  uploadId: string
}): Promise<Partial<UploadItem> | undefined> => {
  try {
    const { state, refusal, resource, isDuplicate } = await api.call(getUpload, {
      params: { uploadId },
    })
    if (state === 'refused') return { state, problem: refusal ?? uploadCopy.failed }
    if (state !== 'accepted') return undefined
    return { state: 'done', resource: resource ?? undefined, isDuplicate }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NETWORK') return undefined
    return { state: 'failed', problem: failureText(error) }
  }
}

/** The state of the upload after a failed transfer. */
const partOf = ({ kind, message }: TransferFailure): Partial<UploadItem> => {
  if (kind === 'refused') return { state: 'refused', problem: message ?? uploadCopy.failed }
  if (kind === 'network' && !navigator.onLine) return { state: 'offline' }
  return { state: 'failed', problem: message ?? failureText(undefined) }
}

/** Runs one upload from the first byte to the server's result. */
export const createUploadRunner =
  ({ api, session, loadSender, hold }: Parts): RunUpload =>
  ({ item, file, onChange }) => {
    let transfer: Transfer | undefined
    let isStopped = false
    let { url } = item
    let hasRenewed = false
    let release: () => void = () => undefined

    const end = (part: Partial<UploadItem>) => {
      release()
      if (!isStopped) onChange(part)
    }

    const askVerdict = async (uploadId: string) => {
      let answer: Partial<UploadItem> | undefined
      for (let turn = 0; !isStopped && !answer; turn += 1) {
        await pause(VERDICT_DELAYS_MS[turn] ?? SLOW_VERDICT_MS)
        answer = await findVerdict({ api, uploadId })
      }
      if (answer) end(answer)
    }

    const renewAndGoOn = async () => {
      hasRenewed = true
      try {
        // Any API request refreshes the tokens; then the upload resumes.
        await api.call(getStorageUse)
        await send()
      } catch (error) {
        end({ state: 'failed', problem: failureText(error) })
      }
    }

    const handleEnd = async (outcome: TransferEnd): Promise<void> => {
      if (isStopped) return
      if (outcome.isOk) {
        onChange({ state: 'checking', sent: item.size, url: outcome.url })
        return askVerdict(uploadIdOf(outcome.url))
      }
      if (outcome.kind === 'unauthorized' && !hasRenewed) return renewAndGoOn()
      end(partOf(outcome))
    }

    const send = async () => {
      const isNew = url === undefined
      const [sendFile, sha256] = await Promise.all([
        loadSender(),
        isNew && !item.target.replaces ? findSha256(file) : undefined,
      ])
      if (isStopped) return
      transfer = sendFile({
        file,
        url,
        metadata: metadataOf({ item, sha256 }),
        getToken: () => session.getState().token ?? '',
        onUrl: (found) => {
          url = found
          onChange({ url: found })
        },
        onProgress: (sent) => onChange({ sent }),
        onEnd: (outcome) => void handleEnd(outcome),
      })
    }

    const stop = () => {
      isStopped = true
      release()
    }

    return {
      start: () => {
        release = hold(item.id)
        void send().catch((error: unknown) =>
          end({ state: navigator.onLine ? 'failed' : 'offline', problem: failureText(error) }),
        )
      },
      pause: () => {
        stop()
        transfer?.pause()
      },
      cancel: () => {
        stop()
        transfer?.cancel()
      },
    }
  }
