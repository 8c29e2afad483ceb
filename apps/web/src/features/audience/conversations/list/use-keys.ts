import { useEffect, useEffectEvent } from 'react'
import { openOverlays } from '../../../../ui/overlays/open-overlays.ts'

export type InboxKey =
  | 'next'
  | 'previous'
  | 'answer'
  | 'resolve'
  | 'snooze'
  | 'assign'
  | 'hide'
  | 'suggest'
  | 'select'
  | 'search'
  | 'help'

/** By the place of the key: in a Russian layout «о» is where J is. */
const BY_CODE: Readonly<Record<string, InboxKey>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyR: 'answer',
  KeyE: 'resolve',
  KeyS: 'snooze',
  KeyA: 'assign',
  KeyH: 'hide',
  KeyG: 'suggest',
  KeyX: 'select',
}

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export const readKey = (event: Pressed): InboxKey | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (event.key === '?') return 'help'
  if (event.key === '/') return 'search'
  return event.shiftKey ? undefined : BY_CODE[event.code]
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** Keys of the whole screen; not while somebody types or a dialog or a menu is open. */
export const useKeys = (onKey: (key: InboxKey) => void) => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || openOverlays.isAnyOpen()) return
    if (event.target instanceof HTMLElement && event.target.closest('[role=menu]')) return
    const key = readKey(event)
    if (!key) return
    event.preventDefault()
    onKey(key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
