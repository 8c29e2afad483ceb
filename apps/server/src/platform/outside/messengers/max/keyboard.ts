import type { Config } from '../../../../config/config.ts'
import { pageParam } from '../launch.ts'
import type { ButtonRows, ChatButton } from '../port.ts'

/** Limits of the specification; a row with a button that opens something holds fewer. */
const MAX_ROWS = 30
const MAX_IN_ROW = 7
const MAX_OPENING_IN_ROW = 3
const MAX_TEXT = 128

type Keyboard = { type: 'inline_keyboard'; payload: { buttons: object[][] } }

const toButton = (botName: string, button: ChatButton): object => {
  const text = button.text.slice(0, MAX_TEXT)
  if ('url' in button) return { type: 'link', text, url: button.url }
  return 'path' in button
    ? { type: 'open_app', text, web_app: botName, payload: pageParam(button.path) }
    : { type: 'callback', text, payload: button.actionId }
}

const splitRow = (row: readonly ChatButton[]): ChatButton[][] => {
  const size = row.some((button) => !('actionId' in button)) ? MAX_OPENING_IN_ROW : MAX_IN_ROW
  const parts = Math.ceil(row.length / size)
  return Array.from({ length: parts }, (_, part) => row.slice(part * size, (part + 1) * size))
}

/** Undefined without buttons. */
export const composeKeyboard = ({
  config: { max },
  rows,
}: {
  config: Config
  rows: ButtonRows
}): Keyboard | undefined => {
  if (!max) return undefined
  const buttons = rows
    .flatMap(splitRow)
    .slice(0, MAX_ROWS)
    .map((row) => row.map((button) => toButton(max.botName, button)))
  return buttons.length > 0 ? { type: 'inline_keyboard', payload: { buttons } } : undefined
}
