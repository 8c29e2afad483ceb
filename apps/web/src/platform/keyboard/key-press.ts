/** `mod` is Ctrl, on a Mac ⌘; letters and digits by their key, whatever the layout types with it; `?` by what it types. */
export type Keys = string

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The key by its place: «л» and «k» are one. */
const placeOf = ({ code, key }: Press) => {
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase()
  if (/^Digit\d$/.test(code)) return code.slice(5)
  return key.toLowerCase()
}

const isQuestionMark = ({ key, code, shiftKey }: Press) =>
  key === '?' || (shiftKey && code === 'Slash')

export const keysOf = (press: Press): Keys | undefined => {
  if (press.altKey) return undefined
  const isMod = press.ctrlKey || press.metaKey
  if (!isMod && isQuestionMark(press)) return '?'
  if (press.shiftKey && press.key.length === 1) return undefined
  return isMod ? `mod+${placeOf(press)}` : placeOf(press)
}

const NAMES: Readonly<Record<string, string>> = {
  escape: 'Esc',
  enter: 'Enter',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  ' ': 'Пробел',
}

/** As it is printed on the key: «Ctrl K». */
export const keyNames = ({ keys, isMac }: { keys: Keys; isMac: boolean }): string[] =>
  keys.split('+').map((part) => {
    if (part === 'mod') return isMac ? '⌘' : 'Ctrl'
    return NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part)
  })

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')
