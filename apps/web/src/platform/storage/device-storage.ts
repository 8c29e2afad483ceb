import { localTexts, type SafeStorage, sessionTexts } from './safe-storage.ts'

/**
 * All that is stored without the id of a user. What a user typed or did never belongs here: that is for user-storage.ts.
 * The first three are emptied by a sign-out, the others say nothing about a user. The workspace is stored for the tab too.
 * A visitor has no id: the answers are kept for the tab until a sign-in takes them over or a sign-out forgets them.
 */
export const DEVICE_KEYS = [
  'kadr.session',
  'kadr.account',
  'kadr.workspace',
  'kadr.consent',
  'kadr.dev-telegram',
  'kadr.dev-max',
  'kadr.device',
  'kadr.handover',
  'kadr.mini-app',
  'kadr.next',
  'kadr.ref',
  'kadr.reload',
  'kadr.sign-in-window',
  'kadr.telegram-launch',
  'kadr.theme',
  'kadr.max-launch',
  'kadr.visitor-answers',
] as const
export type DeviceKey = (typeof DEVICE_KEYS)[number]

export const deviceTexts: SafeStorage<DeviceKey> = localTexts
/** Of this tab only. */
export const tabTexts: SafeStorage<DeviceKey> = sessionTexts
