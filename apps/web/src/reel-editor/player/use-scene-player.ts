import type { Scene } from '@kadr/contract/studio/scene/scene'
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
    const created = createScenePlayer({ store })
    const pauseIfHidden = () => document.hidden && created.pause()
    document.addEventListener('visibilitychange', pauseIfHidden)
    setPlayer(created)
    return () => {
      document.removeEventListener('visibilitychange', pauseIfHidden)
      created.close()
    }
  }, [store])
  useEffect(() => player?.setScene(scene), [player, scene])
  return player
}

const subscribeToNothing = () => () => undefined

/** One value of the player's state; re-renders only when it changes. */
export const usePlayerValue = <T extends string | number | boolean>(
  player: ScenePlayer | undefined,
  select: (state: PlayerState) => T,
  fallback: T,
): T => {
  const read = () => (player ? select(player.getState()) : fallback)
  return useSyncExternalStore(player?.subscribe ?? subscribeToNothing, read, read)
}
