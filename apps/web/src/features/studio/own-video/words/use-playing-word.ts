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
    const mark = (word: HTMLElement | undefined, isPlaying: boolean) => {
      if (marked) delete marked.dataset.now
      marked = word
      if (!word) return
      word.dataset.now = ''
      if (isPlaying) word.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    const show = () => {
      if (!player || pieces.length === 0) return
      const { seconds, isPlaying } = player.getState()
      const now = findWordAt(words, findFootageSecond(pieces, seconds) * 1000)
      if (now === index) return
      index = now
      mark(root.current?.querySelector<HTMLElement>(`[data-word="${now}"]`) ?? undefined, isPlaying)
    }
    show()
    const leave = player?.subscribe(show)
    return () => {
      leave?.()
      if (marked) delete marked.dataset.now
    }
  }, [root, player, words, pieces])
}
