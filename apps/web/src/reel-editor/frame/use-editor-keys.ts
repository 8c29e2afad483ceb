import { useEffect, useEffectEvent } from 'react'
import { type EditorAction, isForEditor, keyAction } from './key-action.ts'

export const useEditorKeys = (act: (action: EditorAction) => void) => {
  const run = useEffectEvent(act)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = keyAction(event)
      if (!action || event.defaultPrevented || !isForEditor(event.target, action)) return
      event.preventDefault()
      run(action)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
