import { type OpenInTelegram, openInFrame, openInWebView } from './telegram-host.ts'

/** The two ways a Telegram client embeds a mini-app; important flows are tested in both. */
export const OPEN_MODES: [name: string, open: OpenInTelegram][] = [
  ['a frame of Telegram Web', openInFrame],
  ['a web view of Telegram for phones', openInWebView],
]
