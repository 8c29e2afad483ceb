import { useKeys } from '../../../../platform/keyboard/key-groups.ts'
import { copy } from '../copy.ts'

/** By the place of the key, which is the same in every layout. */
const KEYS = {
  today: 't',
  next: 'j',
  previous: 'k',
  month: 'm',
  week: 'w',
  list: 'l',
  create: 'n',
} as const

const ORDER = ['today', 'next', 'previous', 'month', 'week', 'list', 'create'] as const

type Shortcuts = Record<keyof typeof KEYS, () => void>

/** The calendar listens to these by itself: they belong to the post in focus. */
const OF_A_POST = [
  { keys: ' ', label: copy.keys.take },
  { keys: 'escape', label: copy.keys.cancel },
]

export const useShortcuts = (shortcuts: Shortcuts) => {
  const bindings = ORDER.map((name) => ({
    keys: KEYS[name],
    label: copy.keys[name],
    run: shortcuts[name],
  }))
  useKeys({ title: copy.title, bindings: [...bindings, ...OF_A_POST] })
}
