import { type ComponentType, useEffect, useState } from 'react'
import { useKeys } from '../../platform/keyboard/key-groups.ts'
import { keyMap, useIsKeyMapShown } from '../../platform/keyboard/key-map.ts'
import { useLetters } from '../../platform/keyboard/use-letters.ts'

type Dialog = ComponentType<{ onClose: () => void }>

/** Shown by «?» on every screen, and by buttons of screens. Loaded when it is first asked for. */
export const KeyMapSlot = () => {
  const isShown = useIsKeyMapShown()
  const [Loaded, setLoaded] = useState<Dialog>()
  useLetters()
  useKeys({
    title: 'Везде',
    bindings: [{ keys: '?', label: 'Показать клавиши', run: keyMap.show }],
  })
  useEffect(() => {
    if (!isShown) return
    import('./key-map-dialog.tsx').then((loaded) => setLoaded(() => loaded.default), keyMap.hide)
  }, [isShown])
  useEffect(() => keyMap.hide, [])
  return isShown && Loaded ? <Loaded onClose={keyMap.hide} /> : null
}
