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

/** For the map of keys: the editor listens by itself. */
const EDITOR_KEYS = [
  { keys: ' ', label: 'Запустить или остановить' },
  { keys: 'mod+z', label: 'Отменить' },
  { keys: 'mod+y', label: 'Вернуть' },
]
const SLIDE_KEYS = [
  { keys: 'mod+d', label: 'Копия слайда' },
  { keys: 'Delete', label: 'Удалить слайд' },
  { keys: 'arrowleft', label: 'Предыдущий слайд' },
  { keys: 'arrowright', label: 'Следующий слайд' },
  { keys: 'Alt+arrowleft', label: 'Передвинуть слайд раньше' },
  { keys: 'Alt+arrowright', label: 'Передвинуть слайд позже' },
]

export const editorKeys = ({ hasSlides }: { hasSlides: boolean }) => ({
  title: 'Редактор рилса',
  bindings: hasSlides ? [...EDITOR_KEYS, ...SLIDE_KEYS] : EDITOR_KEYS,
})

export type PressedKey = Pick<
  KeyboardEvent,
  'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'
>

/** By physical key code, which is the same in every keyboard layout. */
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
/** Elements with key handling of their own. */
const PRESSED = 'button:not([data-slide]), a, input, summary, [role=radio], [role=dialog]'

/** Keys without a modifier. */
const PLAIN: ReadonlySet<EditorAction> = new Set(['play', 'remove', 'previous', 'next'])

/** A focused control keeps its keys; a text field has its own undo. */
export const isForEditor = (target: EventTarget | null, action: EditorAction): boolean => {
  if (!(target instanceof Element)) return true
  if (target.closest(TYPED) || target.closest('[role=dialog]')) return false
  return PLAIN.has(action) ? !target.closest(PRESSED) : true
}
