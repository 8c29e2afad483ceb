/** The part of the package that is used; it ships no types. */
declare module 'sherpa-onnx-node' {
  type SpeechSegment = { start: number; samples: Float32Array }
  class Vad {
    constructor(config: object, bufferSeconds: number)
    acceptWaveform(samples: Float32Array): void
    isEmpty(): boolean
    front(hasExternalBuffer: boolean): SpeechSegment
    pop(): void
    flush(): void
  }
  class OfflineStream {
    acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void
  }
  class OfflineRecognizer {
    constructor(config: object)
    createStream(): OfflineStream
    decode(stream: OfflineStream): void
    getResult(stream: OfflineStream): { text: string; tokens?: string[]; timestamps?: number[] }
  }
  const sherpa: { Vad: typeof Vad; OfflineRecognizer: typeof OfflineRecognizer }
  export default sherpa
}
