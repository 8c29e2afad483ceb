import {
  type DownloadCard,
  type DownloadItem,
  type DownloadSource,
  findDownload,
  prepareDownload,
  recognizeDownload,
  saveDownload,
} from '@kadr/contract/site/downloads'
import type { Api } from '../../platform/api/api-client.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { readEvents } from '../../platform/live/read-events.ts'
import { toolAddress } from './tool-list.ts'

type Progress = { onWaiting(place: number): void; signal?: AbortSignal }

/** The stream ended without its last event. */
const BROKEN = 'Связь прервалась. Попробуйте ещё раз.'

/** Thrown with the words for the screen. */
export class FindFailure extends Error {
  override name = 'FindFailure'
  /** Whose link it is, when it belongs on another page. */
  readonly source: DownloadSource | undefined
  constructor(
    message: string,
    { source, ...options }: ErrorOptions & { source?: DownloadSource } = {},
  ) {
    super(message, options)
    this.source = source
  }
}

const explain = (error: unknown) =>
  error instanceof FindFailure ? error : new FindFailure(failureText(error), { cause: error })

/** Reads the work behind a link; `onCard` runs before the files are known. */
export const findWork = async ({
  api,
  url,
  source,
  onCard,
  onWaiting,
}: Progress & {
  api: Api
  url: string
  source: DownloadSource
  onCard(card: DownloadCard): void
}): Promise<{ card: DownloadCard; items: DownloadItem[] }> => {
  try {
    const response = await api.open(findDownload, { body: { url, source } })
    for await (const event of readEvents({ route: findDownload, response })) {
      if (event.type === 'found') return event
      if (event.type === 'refused') {
        throw new FindFailure(event.message, event.source && { source: event.source })
      }
      if (event.type === 'card') onCard(event.card)
      else onWaiting(event.place)
    }
  } catch (error) {
    throw explain(error)
  }
  throw new FindFailure(BROKEN)
}

/** The page where files are found by this link. */
export const findToolAddress = async ({ api, url }: { api: Api; url: string }): Promise<string> => {
  try {
    const { source } = await api.call(recognizeDownload, { body: { url } })
    return toolAddress(source, url)
  } catch (error) {
    throw explain(error)
  }
}

/** Waits in the queue; returns the file's address, valid for 90 seconds. */
export const prepareFile = async ({
  api,
  key,
  isWhole = false,
  onWaiting,
}: Progress & {
  api: Api
  key: string
  /** All photos of the work in one archive. */
  isWhole?: boolean
}): Promise<string> => {
  try {
    const response = await api.open(prepareDownload, { body: { key, isWhole } })
    for await (const event of readEvents({ route: prepareDownload, response })) {
      if (event.type === 'ready') return event.url
      if (event.type === 'refused') throw new FindFailure(event.message)
      onWaiting(event.place)
    }
  } catch (error) {
    throw explain(error)
  }
  throw new FindFailure(BROKEN)
}

/** Puts the file into the resources of the current workspace; returns the id of the resource. */
export const saveToResources = async ({
  api,
  key,
  onWaiting,
}: Progress & { api: Api; key: string }): Promise<string> => {
  try {
    const response = await api.open(saveDownload, { body: { key, isOwn: true } })
    for await (const event of readEvents({ route: saveDownload, response })) {
      if (event.type === 'stored') {
        api.markStale(saveDownload.affects)
        return event.resource.id
      }
      if (event.type === 'refused') throw new FindFailure(event.message)
      onWaiting(event.place)
    }
  } catch (error) {
    throw explain(error)
  }
  throw new FindFailure(BROKEN)
}
