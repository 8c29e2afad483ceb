import { createTelegramFake } from '@kadr/sandbox/networks/telegram/index'
import { startFakeMessenger } from './fake-messenger.ts'

export const startTelegram = () =>
  startFakeMessenger({ name: 'telegram', create: createTelegramFake })

export type TestTelegram = Awaited<ReturnType<typeof startTelegram>>
