import koffi from 'koffi'

const pointerTo = (prototype: string) => koffi.pointer(koffi.proto(prototype))

const SET_RATE = pointerTo('int kadr_set_rate(int rate, void *user)')
const PLAY = pointerTo('int kadr_play(const int16_t *samples, unsigned int count, void *user)')
const NAMED = pointerTo('int kadr_named(const char *name, void *user)')
const PLACE = pointerTo('int kadr_place(unsigned int position, unsigned int length, void *user)')
const DONE = pointerTo('void kadr_done(void *user)')

/** As in RHVoice.h of versions 1.8 to 1.14. */
const CALLBACKS = koffi.struct('RHVoice_callbacks', {
  set_sample_rate: SET_RATE,
  play_speech: PLAY,
  process_mark: NAMED,
  word_starts: PLACE,
  word_ends: PLACE,
  sentence_starts: PLACE,
  sentence_ends: PLACE,
  play_audio: NAMED,
  done: DONE,
})
koffi.struct('RHVoice_init_params', {
  data_path: 'const char*',
  config_path: 'const char*',
  resource_paths: 'void*',
  callbacks: CALLBACKS,
  options: 'unsigned int',
})
koffi.struct('RHVoice_synth_params', {
  voice_profile: 'const char*',
  absolute_rate: 'double',
  absolute_pitch: 'double',
  absolute_volume: 'double',
  relative_rate: 'double',
  relative_pitch: 'double',
  relative_volume: 'double',
  punctuation_mode: 'int',
  punctuation_list: 'const char*',
  capitals_mode: 'int',
  flags: 'int',
})

/** Callbacks during synthesis. Positions are in bytes of the text. */
export type Listener = {
  onRate(rate: number): void
  onSamples(samples: Int16Array): void
  onEvent(event: { kind: 'sentence' | 'wordEnd' | 'wordStart'; position: number }): void
}

const GO_ON = 1

/** The native library: synthesis blocks, so it runs in a separate process. */
export const openLibrary = ({
  library,
  dataPath,
  configPath,
  listener,
}: {
  library: string
  dataPath: string
  configPath: string
  listener: Listener
}) => {
  const loaded = koffi.load(library)
  const createEngine = loaded.func(
    'void *RHVoice_new_tts_engine(const RHVoice_init_params *params)',
  )
  const createMessage = loaded.func(
    'void *RHVoice_new_message(void *engine, const char *text, unsigned int length, int type, const RHVoice_synth_params *params, void *user)',
  )
  const speak = loaded.func('int RHVoice_speak(void *message)')
  const removeMessage = loaded.func('void RHVoice_delete_message(void *message)')
  const place = (kind: 'sentence' | 'wordEnd' | 'wordStart') =>
    koffi.register((position: number) => {
      listener.onEvent({ kind, position })
      return GO_ON
    }, PLACE)
  const engine: unknown = createEngine({
    data_path: dataPath,
    config_path: configPath,
    resource_paths: null,
    options: 0,
    callbacks: {
      set_sample_rate: koffi.register((rate: number) => {
        listener.onRate(rate)
        return GO_ON
      }, SET_RATE),
      play_speech: koffi.register((pointer: unknown, count: number) => {
        const samples: unknown = koffi.decode(pointer, koffi.array('int16_t', count, 'Typed'))
        if (samples instanceof Int16Array) listener.onSamples(Int16Array.from(samples))
        return GO_ON
      }, PLAY),
      process_mark: null,
      word_starts: place('wordStart'),
      word_ends: place('wordEnd'),
      sentence_starts: place('sentence'),
      sentence_ends: null,
      play_audio: null,
      done: null,
    },
  })
  if (!engine) throw new Error('RHVoice does not start')
  return {
    speak({ text, voice, rate }: { text: string; voice: string; rate: number }) {
      const message: unknown = createMessage(
        engine,
        text,
        Buffer.byteLength(text),
        0,
        {
          voice_profile: voice,
          absolute_rate: 0,
          absolute_pitch: 0,
          absolute_volume: 0,
          relative_rate: rate,
          relative_pitch: 1,
          relative_volume: 1,
          punctuation_mode: 0,
          punctuation_list: null,
          capitals_mode: 0,
          flags: 0,
        },
        null,
      )
      if (!message) throw new Error(`RHVoice has no voice ${voice}`)
      try {
        speak(message)
      } finally {
        removeMessage(message)
      }
    },
  }
}
