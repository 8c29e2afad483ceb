import { useRef, useState } from 'react'

/** Restores focus to the button that started it. */
export const usePicking = () => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOn, setIsOn] = useState(false)
  return {
    button,
    isOn,
    start: () => setIsOn(true),
    stop: () => {
      setIsOn(false)
      button.current?.focus({ preventScroll: true })
    },
  }
}
export type Picking = ReturnType<typeof usePicking>
