type Fields = Readonly<Record<string, unknown>>

/** The error object of the OpenAI API; its messages are those of the real one. */
export type RequestFault = { message: string; param: string; code: string }

/** Models that think before they write: o1, o4-mini, gpt-5, gpt-5.1-mini. */
const isThinking = (model: unknown) => typeof model === 'string' && /^(?:o\d|gpt-5)/.test(model)
/** Models whose pictures are always base64. */
const isImageModel = (model: unknown) => typeof model === 'string' && /^gpt-image/.test(model)

const IMAGE_SIZES = ['1024x1024', '1024x1536', '1536x1024', 'auto']

const CHAT_FIELDS = new Set([
  'model',
  'messages',
  'max_tokens',
  'max_completion_tokens',
  'temperature',
  'reasoning_effort',
  'stream',
  'stream_options',
  'response_format',
])
const IMAGE_FIELDS = new Set(['model', 'prompt', 'n', 'size', 'response_format'])

const unsupported = (param: string, instead = ''): RequestFault => ({
  message: `Unsupported parameter: '${param}' is not supported with this model.${instead}`,
  param,
  code: 'unsupported_parameter',
})

const unknown = (param: string): RequestFault => ({
  message: `Unknown parameter: '${param}'.`,
  param,
  code: 'unknown_parameter',
})

const findUnknown = (fields: Fields, known: ReadonlySet<string>) => {
  const name = Object.keys(fields).find((given) => !known.has(given))
  return name === undefined ? undefined : unknown(name)
}

/** What a model refuses in a chat: each kind has parameters of its own. */
export const findChatFault = (fields: Fields): RequestFault | undefined => {
  const { model, temperature, stream, stream_options: options } = fields
  if (isThinking(model)) {
    if ('max_tokens' in fields) {
      return unsupported('max_tokens', " Use 'max_completion_tokens' instead.")
    }
    if (temperature !== undefined && temperature !== 1) {
      return {
        message: `Unsupported value: 'temperature' does not support ${temperature} with this model. Only the default (1) value is supported.`,
        param: 'temperature',
        code: 'unsupported_value',
      }
    }
  } else if ('reasoning_effort' in fields) return unsupported('reasoning_effort')
  if (options !== undefined && stream !== true) {
    return {
      message: "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
      param: 'stream_options',
      code: 'invalid_value',
    }
  }
  return findUnknown(fields, CHAT_FIELDS)
}

/** What a model refuses when asked for a picture. */
export const findImageFault = (fields: Fields): RequestFault | undefined => {
  const { model, size } = fields
  if (!isImageModel(model)) return findUnknown(fields, IMAGE_FIELDS)
  if ('response_format' in fields) return unknown('response_format')
  if (size !== undefined && !IMAGE_SIZES.includes(String(size))) {
    return {
      message: `Invalid value: '${size}'. Supported values are: '1024x1024', '1024x1536', '1536x1024', and 'auto'.`,
      param: 'size',
      code: 'invalid_value',
    }
  }
  return findUnknown(fields, IMAGE_FIELDS)
}

const THOUGHT_TOKENS = 1200

/** Output tokens spent before the first word; the limit of the request covers them too. */
export const thoughtTokensOf = (model: string): number => (isThinking(model) ? THOUGHT_TOKENS : 0)
