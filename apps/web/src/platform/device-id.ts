import { deviceTexts } from './device-storage.ts'

const DEVICE_KEY = 'kadr.device'

/** A random id of this browser, as durable as its storage. */
export const getDeviceId = (): string => {
  const known = deviceTexts.read(DEVICE_KEY)
  if (known) return known
  const fresh = crypto.randomUUID()
  deviceTexts.write(DEVICE_KEY, fresh)
  return fresh
}
