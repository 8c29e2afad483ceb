import {
  type DownloadCard,
  type DownloadItem,
  type DownloadSource,
  findDownload,
  prepareDownload,
  takeDownload,
} from '@kadr/contract/downloads'
import type { Api } from '../../platform/api-client.ts'
import { failureText } from '../../platform/failure-text.ts'
import { readEvents } from '../../platform/read-events.ts'

type Progress = { onWaiting(place: number): void; signal?: AbortSignal }

/** The stream ended without its last event. */
const BROKEN = 'Связь прервалась. Попробуйте ещё раз.'

/** Thrown with the words for the screen. */
class FindFailure extends Error {
  override name = 'FindFailure'
}

const explain = (error: unknown) =>
  error instanceof FindFailure ? error : new FindFailure(failureText(error), { cause: error })

/** Reads the work behind a link; the card comes before its files. */
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
      if (event.type === 'refused') throw new FindFailure(event.message)
      if (event.type === 'card') onCard(event.card)
      else onWaiting(event.place)
    }
  } catch (error) {
    throw explain(error)
  }
  throw new FindFailure(BROKEN)
}

/** An address of the file for 90 seconds, once its turn has come. */
export const prepareFile = async ({
  api,
  key,
  onWaiting,
}: Progress & { api: Api; key: string }): Promise<string> => {
  try {
    const response = await api.open(prepareDownload, { body: { key } })
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
export const takeFile = async ({
  api,
  key,
  onWaiting,
}: Progress & { api: Api; key: string }): Promise<string> => {
  try {
    const response = await api.open(takeDownload, { body: { key, isOwn: true } })
    for await (const event of readEvents({ route: takeDownload, response })) {
      if (event.type === 'stored') {
        api.markStale(takeDownload.affects)
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
