import { soundLength } from './sound-length.ts'

type Fields = Readonly<Record<string, unknown>>
type Spoken = { word: string; start: number; end: number }
type Fault = { status: number; message: string; param: string }

const MAX_FILE_BYTES = 25 * 1024 * 1024
const FORMATS = ['json', 'text', 'srt', 'verbose_json', 'vtt']
const GRANULARITIES = ['word', 'segment']
const ENDINGS = /\.(?:flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/
const FIELDS = new Set([
  'file',
  'model',
  'language',
  'prompt',
  'response_format',
  'temperature',
  'timestamp_granularities[]',
])

/** Unknown length: what is heard is short. */
const USUAL_SECONDS = 1.4
const SHORT = ['Раз', 'два', 'три']
const SHORT_SECONDS = 3
const LETTERS_PER_SECOND = 15
const GAP = 0.08
const BREATH = 0.95

/** Said in turn until the sound is over. */
const TALK = [
  'Ну, всем привет.',
  'Э-э, сегодня покажу, почему чашка трескается в печи.',
  'Самая частая ошибка, короче, это спешка.',
  'Глина сохнет от трёх до семи дней.',
  'Поставить в печь раньше, и вода внутри закипит.',
  'А почему дно толще стенок?',
  'Я сама так испортила первые двадцать чашек.',
  'Самое главное: воздух.',
  'Один пузырёк, и в печи маленький взрыв.',
  'Поэтому глину сначала мнут, как бы, как тесто.',
  'Десять минут, не меньше.',
  'Никогда не торопите сушку.',
]

const isFile = (value: unknown): value is { name: string; bytes: Uint8Array } =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** What the real one refuses. */
export const findTranscriptionFault = (fields: Fields): Fault | undefined => {
  const fault = (param: string, message: string, status = 400): Fault => ({
    status,
    message,
    param,
  })
  const { file, model, response_format: format = 'json' } = fields
  if (typeof model !== 'string' || model === '') return fault('model', 'you must provide a model')
  if (!isFile(file)) return fault('file', "Missing required parameter: 'file'.")
  if (!ENDINGS.test(file.name)) return fault('file', `Invalid file format: ${file.name}`)
  if (file.bytes.length > MAX_FILE_BYTES) {
    return fault('file', `Maximum content size limit (${MAX_FILE_BYTES}) exceeded`, 413)
  }
  const unknown = Object.keys(fields).find((name) => !FIELDS.has(name))
  if (unknown !== undefined) return fault(unknown, `Unknown parameter: '${unknown}'.`)
  if (!FORMATS.includes(String(format))) {
    return fault('response_format', `Invalid value: '${format}'.`)
  }
  if (format !== 'json' && format !== 'text' && /^gpt-4o/.test(model)) {
    return fault('response_format', `response_format '${format}' is not compatible with ${model}`)
  }
  const wanted = listOf(fields['timestamp_granularities[]'])
  if (wanted.length > 0 && format !== 'verbose_json') {
    return fault('timestamp_granularities', "timestamp_granularities needs 'verbose_json'")
  }
  return wanted.every((one) => GRANULARITIES.includes(String(one)))
    ? undefined
    : fault('timestamp_granularities', 'Invalid value')
}

const say = (words: readonly string[], from: number): Spoken[] => {
  const said: Spoken[] = []
  let at = from
  for (const word of words) {
    const end = at + Math.max(0.16, word.length / LETTERS_PER_SECOND)
    said.push({ word, start: round(at), end: round(end) })
    at = end + GAP
  }
  return said
}
const round = (seconds: number) => Math.round(seconds * 100) / 100

/** Sentences one after another with a breath between them, as long as the sound is. */
const sayFor = (seconds: number): Spoken[][] => {
  if (seconds < SHORT_SECONDS) {
    return [SHORT.map((word, at) => ({ word, start: at * 0.5, end: at * 0.5 + 0.4 }))]
  }
  const sentences: Spoken[][] = []
  let at = 0.3
  for (let turn = 0; ; turn += 1) {
    const sentence = say((TALK[turn % TALK.length] ?? '').split(' '), at)
    const end = sentence.at(-1)?.end ?? seconds
    if (end > seconds) break
    sentences.push(sentence)
    at = end + BREATH
  }
  return sentences
}

const textOf = (words: readonly Spoken[]) => words.map(({ word }) => word).join(' ')

/** The reply in the requested format, with times only where they are asked for. */
export const transcribe = (fields: Fields): object | string => {
  const { file, response_format: format = 'json' } = fields
  const duration = (isFile(file) && soundLength(file.bytes)) || USUAL_SECONDS
  const sentences = sayFor(duration)
  const text = textOf(sentences.flat())
  if (format !== 'verbose_json') return format === 'json' ? { text } : text
  const wanted = listOf(fields['timestamp_granularities[]'])
  const segments = sentences.map((words, id) => ({
    id,
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? duration,
    text: ` ${textOf(words)}`,
    avg_logprob: -0.2,
    no_speech_prob: 0.01,
  }))
  return {
    task: 'transcribe',
    language: 'russian',
    duration: round(duration),
    text,
    ...(wanted.includes('word') && { words: sentences.flat() }),
    ...((wanted.length === 0 || wanted.includes('segment')) && { segments }),
  }
}
