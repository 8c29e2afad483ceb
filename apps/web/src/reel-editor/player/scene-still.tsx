import type { Scene } from '@kadr/contract/studio/scene/scene'
import { draw } from '@kadr/scene/draw/draw'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AssetStore } from './asset-store.ts'
import { createKeyedFrames } from './keyed-frames.ts'
import { loadFonts } from './load-fonts.ts'
import { createPreviewCache, createSurface } from './surface.ts'
import { createUsedAssets } from './used-assets.ts'

type Props = {
  store: AssetStore
  scene: Scene
  seconds: number
  /** CSS pixels. */
  width: number
  /** Memo key of the content: the still is redrawn only when it changes. */
  signature: string
  /** Plays the scene in a loop from `seconds`. */
  isMoving?: boolean
}

const FRAME_MS = 40

/** One frame of a scene as a small picture, drawn by the code of the video. It has no label of its own. */
export const SceneStill = (props: Props) => {
  const { store, scene, width, signature, isMoving = false } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const getLatest = useEffectEvent(() => props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the scene
  useEffect(() => {
    let frameRequest = 0
    let isGone = false
    let startedAt: number | undefined
    let paintedAt = 0
    const drawCache = createPreviewCache()
    const used = createUsedAssets(store, () => canvas.current?.width ?? 0)
    const keyed = createKeyedFrames()
    const paint = (now: number) => {
      frameRequest = 0
      const { scene, seconds } = getLatest()
      const brush = canvas.current?.getContext('2d', { alpha: false })
      if (!brush || isGone) return
      if (isMoving) requestFrame()
      if (isMoving && now - paintedAt < FRAME_MS) return
      paintedAt = now
      startedAt ??= now
      const moved = isMoving ? (now - startedAt) / 1000 : 0
      draw({
        brush,
        scene,
        seconds: (seconds + moved) % scene.seconds,
        assets: {
          picture: used.picture,
          frame: ({ layerId, asset }) => {
            const frame = used.picture(asset)
            return frame && keyed.of({ scene, layerId, frame, moment: frame.width })
          },
          object: used.object,
          createSurface,
          cache: drawCache,
          isDrawingCached: true,
        },
        scale: brush.canvas.width / getCanvasSize(scene.aspect).width,
      })
    }
    const requestFrame = () => {
      if (frameRequest === 0) frameRequest = requestAnimationFrame(paint)
    }
    const redraw = () => {
      drawCache.clear()
      used.forget()
      requestFrame()
    }
    requestFrame()
    void loadFonts(getLatest().scene).then(redraw)
    const unsubscribe = store.subscribe(() => {
      if (used.isChanged()) redraw()
    })
    return () => {
      isGone = true
      cancelAnimationFrame(frameRequest)
      unsubscribe()
    }
  }, [store, signature, isMoving, width])
  const size = getCanvasSize(scene.aspect)
  const pixels = Math.round(width * Math.min(2, globalThis.devicePixelRatio ?? 1))
  return (
    <canvas
      ref={canvas}
      width={pixels}
      height={Math.round((pixels * size.height) / size.width)}
      className="block h-auto w-full"
    />
  )
}
