import { useCallback, useEffect, useRef, useState } from 'react'

const COUNTDOWN = 3
/** Recordable formats by preference; Safari supports only the last. */
const TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4',
]
const BITS_PER_SECOND = 6_000_000
const MOST_SECONDS = 1800

type Facing = 'environment' | 'user'
export type CameraState =
  | { kind: 'off' | 'opening' | 'refused' | 'missing' | 'ready' }
  | { kind: 'counting'; left: number }
  | { kind: 'recording'; seconds: number }
  | { kind: 'done'; file: File; url: string }

const isRefusal = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError'

const fileOf = (chunks: Blob[], type: string): File => {
  const [plain = 'video/webm'] = type.split(';')
  const ending = plain === 'video/mp4' ? 'mp4' : 'webm'
  return new File(chunks, `Запись с камеры.${ending}`, { type: plain })
}

const stopTracks = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The camera of the device: opened, counted down to, recorded, taken again. */
export const useCamera = () => {
  const [state, setState] = useState<CameraState>({ kind: 'off' })
  const [stream, setStream] = useState<MediaStream>()
  const [facing, setFacing] = useState<Facing>('user')
  const recorder = useRef<MediaRecorder>(undefined)

  useEffect(() => () => stopTracks(stream), [stream])
  const url = state.kind === 'done' ? state.url : undefined
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])

  const open = useCallback(async (wanted: Facing) => {
    setState({ kind: 'opening' })
    try {
      const video = { facingMode: wanted, width: { ideal: 1080 }, height: { ideal: 1920 } }
      const opened = await navigator.mediaDevices.getUserMedia({ video, audio: true })
      setFacing(wanted)
      setStream(opened)
      setState({ kind: 'ready' })
    } catch (error) {
      setState({ kind: isRefusal(error) ? 'refused' : 'missing' })
    }
  }, [])

  const record = useCallback((source: MediaStream) => {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    const settings = { ...(mimeType && { mimeType }), videoBitsPerSecond: BITS_PER_SECOND }
    const started = new MediaRecorder(source, settings)
    const chunks: Blob[] = []
    started.addEventListener('dataavailable', ({ data }) => chunks.push(data))
    started.addEventListener('stop', () => {
      const file = fileOf(chunks, started.mimeType)
      setState({ kind: 'done', file, url: URL.createObjectURL(file) })
    })
    recorder.current = started
    started.start(1000)
    setState({ kind: 'recording', seconds: 0 })
  }, [])

  const isCounting = state.kind === 'counting'
  const isRecording = state.kind === 'recording'
  useEffect(() => {
    if (!isCounting || !stream) return
    let left = COUNTDOWN
    const timer = setInterval(() => {
      left -= 1
      if (left > 0) setState({ kind: 'counting', left })
      else {
        clearInterval(timer)
        record(stream)
      }
    }, 1000)
    return () => clearInterval(timer)
  }, [isCounting, stream, record])

  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => {
      setState((now) => (now.kind === 'recording' ? { ...now, seconds: now.seconds + 1 } : now))
    }, 1000)
    const limit = setTimeout(() => recorder.current?.stop(), MOST_SECONDS * 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(limit)
    }
  }, [isRecording])

  return {
    state,
    stream,
    isMirrored: facing === 'user',
    open: () => void open(facing),
    flip: () => void open(facing === 'user' ? 'environment' : 'user'),
    begin: () => setState({ kind: 'counting', left: COUNTDOWN }),
    stop: () => recorder.current?.stop(),
    retake: () => setState({ kind: 'ready' }),
  }
}
export type Camera = ReturnType<typeof useCamera>
