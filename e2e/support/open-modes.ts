import { type OpenInTelegram, openInFrame, openInWebView } from './telegram-host.ts'

/** The two ways a Telegram client holds a mini-app; what matters is tested in both. */
export const OPEN_MODES: [name: string, open: OpenInTelegram][] = [
  ['a frame of Telegram Web', openInFrame],
  ['a web view of Telegram for phones', openInWebView],
]
