import { Check, RotateCcw, Square, SwitchCamera, Video } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy as texts } from '../copy.ts'
import { Teleprompter } from './teleprompter.tsx'
import { type Camera, useCamera } from './use-camera.ts'

const { camera: copy } = texts
const SLOWEST = 80
const FASTEST = 200
const USUAL = 130
const MAX_SCRIPT = 10_000

/** A player that is gone goes on asking for its file, whose address is taken back. */
const unloadAfter = (video: HTMLVideoElement) => () => {
  video.removeAttribute('src')
  video.load()
}

const Live = ({ camera, children }: { camera: Camera; children: React.ReactNode }) => {
  const video = useRef<HTMLVideoElement>(null)
  const { stream, isMirrored } = camera
  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream
  }, [stream])
  return (
    <div className="relative mx-auto aspect-9/16 max-h-[58dvh] w-full max-w-72 overflow-hidden rounded-card bg-night">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={copy.live}
        className={`size-full object-cover ${isMirrored ? '-scale-x-100' : ''}`}
      />
      {children}
    </div>
  )
}

const Countdown = ({ left }: { left: number }) => (
  <div className="absolute inset-0 grid place-content-center bg-night/50">
    <p role="status" className="text-display font-bold text-on-night">
      <span className="sr-only">{copy.counting(left)}</span>
      <span aria-hidden="true">{left}</span>
    </p>
  </div>
)

const Controls = ({ camera, onTake }: { camera: Camera; onTake: (file: File) => void }) => {
  const { state } = camera
  if (state.kind === 'done') {
    return (
      <>
        <Button
          variant="secondary"
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
          onClick={camera.retake}
        >
          {copy.retake}
        </Button>
        <Button
          icon={<Check aria-hidden="true" className="size-5" />}
          onClick={() => onTake(state.file)}
        >
          {copy.take}
        </Button>
      </>
    )
  }
  if (state.kind === 'recording') {
    return (
      <Button
        variant="danger"
        icon={<Square aria-hidden="true" className="size-4 fill-current" />}
        onClick={camera.stop}
      >
        {copy.stop}
      </Button>
    )
  }
  const isOpen = state.kind === 'ready' || state.kind === 'counting'
  return (
    <Button
      disabled={state.kind === 'counting'}
      isLoading={state.kind === 'opening'}
      icon={<Video aria-hidden="true" className="size-5" />}
      onClick={isOpen ? camera.begin : camera.open}
    >
      {isOpen ? copy.begin : copy.open}
    </Button>
  )
}

type Script = { text: string; wordsPerMinute: number }

const ScriptFields = ({ script, onChange }: { script: Script; onChange: (to: Script) => void }) => (
  <>
    <Field label={copy.script} hint={copy.scriptHint}>
      <Textarea
        rows={4}
        maxLength={MAX_SCRIPT}
        placeholder={copy.placeholder}
        value={script.text}
        onChange={({ target }) => onChange({ ...script, text: target.value })}
      />
    </Field>
    {script.text.trim() === '' ? null : (
      <RangeField
        label={copy.speed}
        text={copy.wordsPerMinute(script.wordsPerMinute)}
        value={script.wordsPerMinute}
        min={SLOWEST}
        max={FASTEST}
        step={5}
        onChange={(wordsPerMinute) => onChange({ ...script, wordsPerMinute })}
      />
    )}
  </>
)

const Recorder = ({ onTake }: { onTake: (file: File) => void }) => {
  const camera = useCamera()
  const [script, setScript] = useState<Script>({ text: '', wordsPerMinute: USUAL })
  const { state, stream } = camera
  const isProblem = state.kind === 'refused' || state.kind === 'missing'
  return (
    <div className="grid grid-cols-1 gap-4">
      {stream && state.kind !== 'done' && !isProblem ? (
        <Live camera={camera}>
          <Teleprompter {...script} isRunning={state.kind === 'recording'} />
          {state.kind === 'counting' ? <Countdown left={state.left} /> : null}
          {state.kind === 'ready' ? (
            <IconButton
              label={copy.flip}
              icon={<SwitchCamera aria-hidden="true" className="size-5" />}
              onClick={camera.flip}
              className="absolute! right-2 bottom-2 bg-night/60! text-on-night!"
            />
          ) : null}
        </Live>
      ) : null}
      {state.kind === 'done' ? (
        // biome-ignore lint/a11y/useMediaCaption: the person has just said it
        <video
          ref={unloadAfter}
          src={state.url}
          controls
          playsInline
          aria-label={copy.preview}
          className="mx-auto aspect-9/16 max-h-[58dvh] w-full max-w-72 rounded-card bg-night object-contain"
        />
      ) : null}
      {isProblem ? (
        <p role="alert" className="text-label text-failed">
          {state.kind === 'refused' ? copy.refused : copy.missing}
        </p>
      ) : null}
      <p role="status" className="text-center text-label text-ink-2 tabular-nums empty:hidden">
        {state.kind === 'recording' ? copy.recording(state.seconds) : null}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Controls camera={camera} onTake={onTake} />
      </div>
      {state.kind === 'off' || state.kind === 'ready' || isProblem ? (
        <ScriptFields script={script} onChange={setScript} />
      ) : null}
    </div>
  )
}

type Props = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onTake: (file: File) => void
}

/** Its camera is off as soon as it is closed. */
export default function CameraDialog({ open, onOpenChange, onTake }: Props) {
  return (
    <Dialog title={copy.title} size="page" open={open} onOpenChange={onOpenChange}>
      <Recorder
        onTake={(file) => {
          onTake(file)
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}
