/** The content is not acceptable; `reason` is Russian, shown to the user. */
export class MediaRefusedError extends Error {
  override name = 'MediaRefusedError'
  readonly reason: string
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

export const REASONS = {
  unknown:
    'Тип файла не поддерживается. Подойдут JPEG, PNG, WebP, GIF, HEIC, AVIF, MP4, MOV, WebM, MKV, MP3, WAV, M4A, OGG и FLAC',
  notPicture: 'Это не картинка. Подойдут JPEG, PNG, WebP, GIF, HEIC и AVIF',
  uneven:
    'Фон неоднородный: по цвету его не убрать. Снимите вещь на ровном фоне, например на белой бумаге, или загрузите PNG с прозрачностью',
  merged:
    'Вещь сливается с фоном: края получились бы рваными. Нужен фон другого цвета или PNG с прозрачностью',
  nothing: 'На снимке не видно вещи: только ровный фон',
  empty: 'Файл пустой',
  broken: 'Файл повреждён или загружен не полностью',
  pixels: 'Картинка слишком большая: не больше 50 млн пикселей и 16 384 пикселей по стороне',
  videoSize: 'Кадр видео слишком большой: не больше 3840 × 2160',
  frameRate: 'Слишком много кадров в секунду: не больше 120',
  videoCost:
    'Видео слишком тяжёлое: уменьшите кадр, частоту кадров или длительность. Подойдёт, например, 4K, 30 кадров в секунду, до часа',
  videoLength: 'Видео слишком длинное: не больше двух часов',
  audioLength: 'Звук слишком длинный: не больше 60\u00a0минут',
  codec: 'Видео закодировано так, что его нельзя прочитать. Сохраните его как MP4 (H.264)',
  noTracks: 'В файле нет ни видео, ни звука',
  slow: 'Файл не удалось обработать за отведённое время. Сожмите его и попробуйте ещё раз',
  noRoom: 'На сервере закончилось место, файл не принят. Загрузите его ещё раз позже',
  noTools: 'Видео и звук сейчас не обрабатываются: на сервере нет ffmpeg',
  noHeic: 'Этот сервер не читает HEIC. Сохраните снимок как JPEG',
} as const
