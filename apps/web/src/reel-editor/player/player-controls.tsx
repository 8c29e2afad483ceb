import { PanelBottomDashed, Pause, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { editorCopy } from '../copy.ts'
import type { ScenePlayer } from './scene-player.ts'
import { usePlayerValue } from './use-scene-player.ts'

const STEP = 0.01

/** Updates the DOM directly, without a React render: the position changes 60 times a second. */
const Scrubber = ({ player, length }: { player: ScenePlayer | undefined; length: number }) => {
  const input = useRef<HTMLInputElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      if (!player) return
      const { seconds, length: end } = player.getState()
      const text = editorCopy.player.time(seconds)
      if (input.current) {
        input.current.max = String(end)
        input.current.value = String(seconds)
        input.current.style.setProperty('--share', `${(seconds / Math.max(end, STEP)) * 100}%`)
      }
      if (label.current && label.current.textContent !== text) {
        label.current.textContent = text
        input.current?.setAttribute('aria-valuetext', text)
      }
    }
    show()
    return player?.subscribe(show)
  }, [player])
  return (
    <>
      <input
        ref={input}
        type="range"
        min={0}
        step={STEP}
        defaultValue={0}
        aria-label={editorCopy.player.scrub}
        onInput={(event) => player?.seek(Number(event.currentTarget.value))}
        className="h-11 min-w-12 flex-1 cursor-pointer accent-accent"
      />
      <span className="flex gap-1.5 text-caption text-ink-3 tabular-nums">
        <span ref={label} data-testid="player-time" className="text-ink-2" />
        <span>/ {editorCopy.player.time(length)}</span>
      </span>
    </>
  )
}

type Props = {
  player: ScenePlayer | undefined
  areZonesShown: boolean
  onZonesChange: (areShown: boolean) => void
}

export const PlayerControls = ({ player, areZonesShown, onZonesChange }: Props) => {
  const isPlaying = usePlayerValue(player, (state) => state.isPlaying, false)
  const length = usePlayerValue(player, (state) => state.length, 0)
  const Icon = isPlaying ? Pause : Play
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-1.5">
      <IconButton
        label={isPlaying ? editorCopy.player.pause : editorCopy.player.play}
        icon={<Icon aria-hidden="true" className="size-5 fill-current" />}
        onClick={() => (isPlaying ? player?.pause() : player?.play())}
      />
      <Scrubber player={player} length={length} />
      <IconButton
        label={editorCopy.player.zones}
        aria-pressed={areZonesShown}
        variant={areZonesShown ? 'soft' : 'ghost'}
        icon={<PanelBottomDashed aria-hidden="true" className="size-5" />}
        onClick={() => onZonesChange(!areZonesShown)}
      />
    </div>
  )
}
