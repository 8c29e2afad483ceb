/** A file of a model with what it has to be; sources may call it otherwise, its sum decides. */
export type ModelFile = { name: string; sha256: string; aliases: readonly string[] }

export type RecognitionModel = {
  key: string
  name: string
  language: 'ru' | 'en'
  licence: string
  holder: string
  url: string
  /** Addresses of a folder with the files; a mirror of one's own comes first. */
  sources: readonly string[]
  files: readonly ModelFile[]
  /** How the recogniser is told of them. */
  describe(fileOf: (name: string) => string): object
}

export const GIGAAM: RecognitionModel = {
  key: 'gigaam-v3-e2e-rnnt',
  name: 'GigaAM v3',
  language: 'ru',
  licence: 'MIT',
  holder: 'SberDevices',
  url: 'https://github.com/salute-developers/GigaAM',
  sources: ['https://huggingface.co/pantinor/gigaam-v3/resolve/main'],
  files: [
    {
      name: 'encoder.int8.onnx',
      sha256: '2cac62d0c270bd128f898f2be1a2d34780d524a6e9483888ebac7b00f97410f1',
      aliases: ['v3_e2e_rnnt_encoder.int8.onnx'],
    },
    {
      name: 'decoder.onnx',
      sha256: '781971998e6a355d6a714f6932a30eab295e7ba0d14fd7e0f78c83b87e811860',
      aliases: ['v3_e2e_rnnt_decoder.onnx', 'v3_e2e_rnnt_decoder.int8.onnx'],
    },
    {
      name: 'joint.onnx',
      sha256: '602ff7017a93311aad34df1437c8d7f49911353c13d6eae7a6ee7b041339465c',
      aliases: ['v3_e2e_rnnt_joint.onnx', 'v3_e2e_rnnt_joint.int8.onnx'],
    },
    {
      name: 'tokens.txt',
      sha256: '7ddf22514c42c531358182c81446a8159771e9921019f09ae743ea622d40221d',
      aliases: ['v3_e2e_rnnt_tokens.txt', 'v3_e2e_rnnt_vocab.txt'],
    },
  ],
  describe: (fileOf) => ({
    transducer: {
      encoder: fileOf('encoder.int8.onnx'),
      decoder: fileOf('decoder.onnx'),
      joiner: fileOf('joint.onnx'),
    },
    tokens: fileOf('tokens.txt'),
    modelType: 'nemo_transducer',
  }),
}

export const MODELS: readonly RecognitionModel[] = [GIGAAM]
