import { parentPort, workerData } from 'node:worker_threads'
import { CATALOG } from './catalog.ts'

type Task = { folder: string; ffmpeg: string | null }

const readPlace = (data: unknown): Task => {
  if (typeof data !== 'object' || data === null || !('folder' in data)) throw new Error('No place')
  const ffmpeg = 'ffmpeg' in data && typeof data.ffmpeg === 'string' ? data.ffmpeg : null
  return { folder: String(data.folder), ffmpeg }
}

const place = readPlace(workerData)
const port = parentPort

/** Receives a key, makes the item and reports it; null ends the worker. */
port?.on('message', async (key: string | null) => {
  const item = CATALOG.find((one) => one.key === key)
  if (!item) return port.close()
  await item.make(place)
  port.postMessage(item.key)
})
port?.postMessage(null)
