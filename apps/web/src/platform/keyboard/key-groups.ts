import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Keys, keysOf } from './key-press.ts'

type KeyBinding = {
  keys: Keys
  /** What it does, for the map of keys. */
  label: string
  /** Without it the key is only on the map: the screen listens to it by itself. */
  run?: (() => void) | undefined
}
export type KeyGroup = { title: string; bindings: readonly KeyBinding[] }

/** What works now: that of the app first, then that of the open screen. */
let groups: readonly KeyGroup[] = []
let areLettersOn = true
const listeners = new Set<() => void>()

const announce = () => {
  for (const listener of listeners) listener()
}
const set = (next: readonly KeyGroup[]) => {
  groups = next
  announce()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=menu]') !== null

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

const press = (event: KeyboardEvent) => {
  const keys = keysOf(event)
  if (keys === undefined || event.defaultPrevented || isDialogOpen()) return
  // A screen that comes later knows better what its key does.
  const binding = groups
    .flatMap(({ bindings }) => bindings)
    .findLast((each) => each.keys === keys && each.run !== undefined)
  if (!binding?.run) return
  if (!keys.startsWith('mod+') && (!areLettersOn || isTyping(event.target))) return
  event.preventDefault()
  binding.run()
}

const add = (group: KeyGroup) => {
  if (groups.length === 0) window.addEventListener('keydown', press)
  set([...groups, group])
  return () => {
    set(groups.filter((each) => each !== group))
    if (groups.length === 0) window.removeEventListener('keydown', press)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The keys of a screen, while it is shown; the map of keys lists them. `bindings` keep their order and number. */
export const useKeys = ({ title, bindings }: KeyGroup) => {
  const run = useEffectEvent((index: number) => bindings[index]?.run?.())
  const shape = JSON.stringify(bindings.map(({ keys, label, run }) => [keys, label, !run]))
  useEffect(() => {
    const shown: [Keys, string, boolean][] = JSON.parse(shape)
    return add({
      title,
      bindings: shown.map(([keys, label, isSilent], index) => ({
        keys,
        label,
        run: isSilent ? undefined : () => run(index),
      })),
    })
  }, [title, shape])
}

export const useKeyGroups = (): readonly KeyGroup[] =>
  useSyncExternalStore(
    subscribe,
    () => groups,
    () => groups,
  )

/** Single keys can be switched off (WCAG 2.1.4): speech input and tremor press them by accident. */
export const setLetters = (isOn: boolean) => {
  areLettersOn = isOn
  announce()
}

export const useAreLettersOn = () =>
  useSyncExternalStore(
    subscribe,
    () => areLettersOn,
    () => areLettersOn,
  )
