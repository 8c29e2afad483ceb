import { useEffect, useEffectEvent, useState } from 'react'
import { useUserStorage } from '../../../../platform/api/services.tsx'

const STORED = 'calendar.keys'
const OFF = 'off'

/** `KeyboardEvent.code`, which is the same for the Russian layout. */
const ACTIONS = {
  KeyT: 'today',
  KeyJ: 'next',
  KeyK: 'previous',
  KeyM: 'month',
  KeyW: 'week',
  KeyL: 'list',
  KeyN: 'create',
} as const

type Shortcuts = Record<(typeof ACTIONS)[keyof typeof ACTIONS], () => void>

const hasAction = (code: string): code is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, code)

/** Ignores typing, open dialogs and browser shortcuts. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('input, textarea, select, [role=menu]') !== null) ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Single-key shortcuts can be switched off (WCAG 2.1.4): speech input and tremor press keys by accident. */
export const useShortcuts = (shortcuts: Shortcuts) => {
  const storage = useUserStorage()
  const [isOn, setIsOn] = useState(() => storage.read(STORED) !== OFF)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere(event) || !hasAction(event.code)) return
    event.preventDefault()
    shortcuts[ACTIONS[event.code]]()
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [isOn])
  return {
    isOn,
    setIsOn: (next: boolean) => {
      setIsOn(next)
      if (next) storage.remove(STORED)
      else storage.write(STORED, OFF)
    },
  }
}
