/** Whose work is used, and by which licence. */
export const FOOTAGE_NOTICES = [
  {
    what: 'Поиск лиц BlazeFace (веса из пакета @vladmandic/human)',
    holder: 'Google, Владимир Мандич',
    licence: 'Apache-2.0, MIT',
    url: 'https://github.com/vladmandic/human',
  },
  {
    what: 'Поиск речи Silero VAD',
    holder: 'Silero Team',
    licence: 'MIT',
    url: 'https://github.com/snakers4/silero-vad',
  },
  {
    what: 'Распознавание sherpa-onnx',
    holder: 'Проект Next-gen Kaldi',
    licence: 'Apache-2.0',
    url: 'https://github.com/k2-fsa/sherpa-onnx',
  },
] as const
