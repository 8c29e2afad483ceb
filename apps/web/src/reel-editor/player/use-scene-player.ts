import type { Scene } from '@kadr/contract/scene'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AssetStore } from './asset-store.ts'
import { createScenePlayer, type PlayerState, type ScenePlayer } from './scene-player.ts'

/** Lives as long as the screen; pauses when the page is hidden. */
export const useScenePlayer = ({
  store,
  scene,
}: {
  store: AssetStore
  scene: Scene
}): ScenePlayer | undefined => {
  const [player, setPlayer] = useState<ScenePlayer>()
  useEffect(() => {
    const made = createScenePlayer({ store })
    const rest = () => document.hidden && made.pause()
    document.addEventListener('visibilitychange', rest)
    setPlayer(made)
    return () => {
      document.removeEventListener('visibilitychange', rest)
      made.close()
    }
  }, [store])
  useEffect(() => player?.setScene(scene), [player, scene])
  return player
}

const nothing = () => () => undefined

/** One value of the player's state; re-renders only when it changes. */
export const usePlayerValue = <T extends string | number | boolean>(
  player: ScenePlayer | undefined,
  select: (state: PlayerState) => T,
  fallback: T,
): T => {
  const read = () => (player ? select(player.getState()) : fallback)
  return useSyncExternalStore(player?.subscribe ?? nothing, read, read)
}
