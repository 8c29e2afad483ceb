import type { Config } from '../../../../config/config.ts'
import type { ChatAddress } from '../incoming.ts'
import type { ButtonRows } from '../port.ts'
import { appButton, appLinkButton } from './app-button.ts'
import { isGroup } from './limits.ts'

/** Telegram opens mini-apps by buttons in private chats only. */
export const composeKeyboard = ({
  config,
  place: { chatId },
  rows,
}: {
  config: Config
  place: ChatAddress
  rows: ButtonRows
}): { reply_markup?: { inline_keyboard: object[][] } } => {
  const open = isGroup(chatId) ? appLinkButton : appButton
  const keyboard = rows
    .map((row) =>
      row.flatMap((button): object[] => {
        if ('path' in button) return open({ config, ...button })
        const { text } = button
        return 'url' in button
          ? [{ text, url: button.url }]
          : [{ text, callback_data: button.actionId }]
      }),
    )
    .filter((row) => row.length > 0)
  return keyboard.length > 0 ? { reply_markup: { inline_keyboard: keyboard } } : {}
}
