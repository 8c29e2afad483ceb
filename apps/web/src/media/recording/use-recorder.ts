import { useEffect, useRef, useState } from 'react'

const MAX_SECONDS = 180
/** Recordable formats by preference; Safari supports only the last. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
const ENDINGS: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
}

const fileOf = (chunks: Blob[], type: string): File => {
  const [plain = 'audio/webm'] = type.split(';')
  return new File(chunks, `voice.${ENDINGS[plain] ?? 'webm'}`, { type: plain })
}

type State =
  | { kind: 'idle' }
  | { kind: 'recording'; seconds: number }
  /** Permission denied by the user or the browser. */
  | { kind: 'refused' }
  /** No microphone, or another program uses it. */
  | { kind: 'missing' }

const isRefusal = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError'

/** `bitsPerSecond`: the browser chooses when absent. */
export const useRecorder = (
  onRecorded: (file: File) => void,
  { maxSeconds = MAX_SECONDS, bitsPerSecond }: { maxSeconds?: number; bitsPerSecond?: number } = {},
) => {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const recorder = useRef<MediaRecorder>(undefined)
  const latest = useRef(onRecorded)
  useEffect(() => {
    latest.current = onRecorded
  })

  useEffect(
    () => () => {
      for (const track of recorder.current?.stream.getTracks() ?? []) track.stop()
    },
    [],
  )
  const isRecording = state.kind === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => {
      setState((now) => (now.kind === 'recording' ? { ...now, seconds: now.seconds + 1 } : now))
    }, 1000)
    const limit = setTimeout(() => recorder.current?.stop(), maxSeconds * 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(limit)
    }
  }, [isRecording, maxSeconds])

  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
      const started = new MediaRecorder(stream, {
        ...(mimeType && { mimeType }),
        ...(bitsPerSecond && { audioBitsPerSecond: bitsPerSecond }),
      })
      const chunks: Blob[] = []
      started.addEventListener('dataavailable', ({ data }) => chunks.push(data))
      started.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop()
        setState({ kind: 'idle' })
        if (chunks.some(({ size }) => size > 0)) latest.current(fileOf(chunks, started.mimeType))
      })
      recorder.current = started
      started.start(1000)
      setState({ kind: 'recording', seconds: 0 })
    } catch (error) {
      setState({ kind: isRefusal(error) ? 'refused' : 'missing' })
    }
  }
  return { state, start: () => void start(), stop: () => recorder.current?.stop() }
}
