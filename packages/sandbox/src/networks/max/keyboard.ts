import { listAt, textAt } from '../_shared/fields.ts'

type Fields = Readonly<Record<string, unknown>>
export type KeyboardButton = Fields & { type: string; text: string }
export type Keyboard = readonly (readonly KeyboardButton[])[]

const MAX_BUTTONS = 210
const MAX_ROWS = 30
const MAX_IN_ROW = 7
/** Of a row with a button that opens something or asks for something. */
const MAX_IN_WIDE_ROW = 3
const WIDE = new Set(['link', 'open_app', 'request_contact', 'request_geo_location'])

type Field = { max?: number; isRequired?: boolean; kind?: 'text' | 'number' | 'boolean' }

const FIELDS: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  callback: { payload: { max: 1024, isRequired: true } },
  link: { url: { max: 2048, isRequired: true } },
  request_contact: {},
  request_geo_location: { quick: { kind: 'boolean' } },
  chat: {
    chat_title: { max: 200, isRequired: true },
    chat_description: { max: 400 },
    start_payload: { max: 512 },
    uuid: { kind: 'number' },
  },
  open_app: { web_app: {}, contact_id: { kind: 'number' }, payload: { max: 512 } },
  clipboard: { payload: { max: 1024, isRequired: true } },
  message: {},
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldProblem(name: string, field: Field, value: unknown): string | undefined {
  if (value === undefined || value === null) {
    return field.isRequired ? `Button: ${name} is required` : undefined
  }
  const kind = field.kind ?? 'text'
  if (typeof value !== (kind === 'text' ? 'string' : kind))
    return `Button: ${name} is not a ${kind}`
  if (typeof value === 'string' && value.length > (field.max ?? Number.POSITIVE_INFINITY)) {
    return `Button: ${name} is too long`
  }
  return undefined
}

const urlProblem = (url: string | undefined) =>
  url !== undefined && !/^https?:\/\/[^\s]+$/.test(url) ? 'Button: url is wrong' : undefined

function buttonProblem(button: unknown): string | undefined {
  if (!isFields(button)) return 'Button is not an object'
  const fields = FIELDS[textAt(button, 'type') ?? '']
  if (!fields) return `Unknown type of a button: ${String(button.type)}`
  const text = textAt(button, 'text') ?? ''
  if (text.length < 1 || text.length > 128) return 'Button: text has to have 1 to 128 signs'
  const unknown = Object.keys(button).find(
    (name) => name !== 'type' && name !== 'text' && !(name in fields),
  )
  if (unknown) return `Button: unknown field ${unknown}`
  const problem = Object.entries(fields)
    .map(([name, field]) => fieldProblem(name, field, button[name]))
    .find(Boolean)
  return problem ?? urlProblem(textAt(button, 'url'))
}

const sizeProblem = (rows: readonly unknown[]): string | undefined => {
  if (rows.length === 0) return 'Keyboard has no buttons'
  if (rows.length > MAX_ROWS) return `Keyboard has more than ${MAX_ROWS} rows`
  return rows.flat().length > MAX_BUTTONS
    ? `Keyboard has more than ${MAX_BUTTONS} buttons`
    : undefined
}

function readRow(row: unknown): KeyboardButton[] | { problem: string } {
  if (!Array.isArray(row) || row.length === 0) return { problem: 'Keyboard: a row is empty' }
  const problem = row.map(buttonProblem).find(Boolean)
  if (problem) return { problem }
  const buttons = row.filter(isButton)
  const most = buttons.some(({ type }) => WIDE.has(type)) ? MAX_IN_WIDE_ROW : MAX_IN_ROW
  return buttons.length > most
    ? { problem: `Keyboard: more than ${most} buttons in a row` }
    : buttons
}

/** Rows of an `inline_keyboard`, or what is wrong with them. */
export function readKeyboard(payload: Fields): Keyboard | { problem: string } {
  const rows = listAt(payload, 'buttons')
  const problem = sizeProblem(rows)
  if (problem) return { problem }
  const read: KeyboardButton[][] = []
  for (const row of rows) {
    const buttons = readRow(row)
    if ('problem' in buttons) return buttons
    read.push(buttons)
  }
  return read
}

const isButton = (value: unknown): value is KeyboardButton =>
  isFields(value) && typeof value.type === 'string' && typeof value.text === 'string'
