import { useEffect } from 'react'
import { useUserStorage } from '../api/services.tsx'
import { setLetters, useAreLettersOn } from './key-groups.ts'

/** Named for the screen that had keys first: what people chose there stays chosen. */
const STORED = 'calendar.keys'
const OFF = 'off'

/** Whether single keys act, as the person chose on this device. */
export const useLetters = () => {
  const storage = useUserStorage()
  const isOn = useAreLettersOn()
  useEffect(() => setLetters(storage.read(STORED) !== OFF), [storage])
  const set = (next: boolean) => {
    setLetters(next)
    if (next) storage.remove(STORED)
    else storage.write(STORED, OFF)
  }
  return { isOn, set }
}
