import { useRef, useState } from 'react'

/** Whether a colour is being taken from the picture. Who began it gets the focus back. */
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
