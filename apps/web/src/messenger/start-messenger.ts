import type { LaunchParams } from './find-launch.ts'
import { startMax } from './max/start-max.ts'
import type { Messenger } from './port.ts'
import { startTelegram } from './telegram/start-telegram.ts'

/** The client that started the page. */
export const startMessenger = (params: LaunchParams): Messenger =>
  params.messenger === 'max' ? startMax(params) : startTelegram(params)
