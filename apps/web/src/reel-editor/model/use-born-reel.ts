import { useRef } from 'react'
import type { SavedReel } from '../document/reel-draft.ts'

/** The first save gives a reel its address; the editor stays as it is. */
export const useBornReel = (reelId: string | undefined, onBorn: (id: string) => void) => {
  const born = useRef<string>(undefined)
  const onSaved = ({ id }: SavedReel) => {
    if (id === reelId || id === born.current) return
    born.current = id
    onBorn(id)
  }
  const isBornHere = reelId !== undefined && reelId === born.current
  return { openedId: isBornHere ? undefined : reelId, onSaved }
}
