import type { FootageWord } from '@kadr/contract/studio/footage'
import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import { findFootageSecond } from '@kadr/scene/footage/footage-time'
import { type RefObject, useEffect } from 'react'
import type { ScenePlayer } from '../../../../reel-editor/player/scene-player.ts'
import { findWordAt } from '../model/paragraphs.ts'

/** Marks the word that is heard, without a React render: it changes several times a second. */
export const usePlayingWord = ({
  root,
  player,
  words,
  pieces,
}: {
  root: RefObject<HTMLElement | null>
  player: ScenePlayer | undefined
  words: readonly FootageWord[]
  pieces: readonly FootagePiece[]
}) => {
  useEffect(() => {
    let marked: HTMLElement | undefined
    let index = -1
    const show = () => {
      if (!player || pieces.length === 0) return
      const { seconds, isPlaying } = player.getState()
      const now = findWordAt(words, findFootageSecond(pieces, seconds) * 1000)
      if (now === index) return
      index = now
      if (marked) delete marked.dataset.now
      marked = root.current?.querySelector<HTMLElement>(`[data-word="${now}"]`) ?? undefined
      if (!marked) return
      marked.dataset.now = ''
      if (isPlaying) marked.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    show()
    const leave = player?.subscribe(show)
    return () => {
      leave?.()
      if (marked) delete marked.dataset.now
    }
  }, [root, player, words, pieces])
}
