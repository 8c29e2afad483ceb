export type EditorAction =
  | 'play'
  | 'undo'
  | 'redo'
  | 'remove'
  | 'duplicate'
  | 'earlier'
  | 'later'
  | 'previous'
  | 'next'

export type PressedKey = Pick<
  KeyboardEvent,
  'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'
>

/** Letters are told by their place on the keyboard, which is the same in every layout. */
const WITH_COMMAND: Record<string, EditorAction> = {
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyD: 'duplicate',
  'Shift KeyZ': 'redo',
}
const WITH_ALT: Record<string, EditorAction> = {
  ArrowLeft: 'earlier',
  ArrowUp: 'earlier',
  ArrowRight: 'later',
  ArrowDown: 'later',
}
const ALONE: Record<string, EditorAction> = {
  ' ': 'play',
  Delete: 'remove',
  Backspace: 'remove',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  ArrowRight: 'next',
  ArrowDown: 'next',
}

export const keyAction = (event: PressedKey): EditorAction | undefined => {
  const { key, code, altKey, shiftKey } = event
  if (event.ctrlKey || event.metaKey) return WITH_COMMAND[shiftKey ? `Shift ${code}` : code]
  return altKey ? WITH_ALT[key] : ALONE[key]
}

const TYPED = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select'
/** What has a use of its own for the key. */
const PRESSED = 'button:not([data-slide]), a, input, summary, [role=radio], [role=dialog]'

/** Keys without a modifier. */
const PLAIN: ReadonlySet<EditorAction> = new Set(['play', 'remove', 'previous', 'next'])

/** Whether a key means the editor, or what has the focus. A field has its own way of taking back. */
export const isForEditor = (target: EventTarget | null, action: EditorAction): boolean => {
  if (!(target instanceof Element)) return true
  if (target.closest(TYPED) || target.closest('[role=dialog]')) return false
  return PLAIN.has(action) ? !target.closest(PRESSED) : true
}
