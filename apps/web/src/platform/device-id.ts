import { localTexts } from './safe-storage.ts'

const DEVICE_KEY = 'kadr.device'

/** A random id of this browser, as durable as its storage. */
export const getDeviceId = (): string => {
  const known = localTexts.read(DEVICE_KEY)
  if (known) return known
  const fresh = crypto.randomUUID()
  localTexts.write(DEVICE_KEY, fresh)
  return fresh
}
