export const RENDER_FAILURES = {
  tools: 'Видео сейчас не собрать: на сервере нет ffmpeg',
  missing: 'Один из файлов ролика не найден. Замените его и соберите ролик ещё раз',
  picture: 'Картинку не удалось прочитать: файл повреждён или его тип не подходит',
  pictureSize: 'Картинка слишком большая: не больше 50 млн пикселей',
  clip: 'Видео не удалось прочитать: файл повреждён или его тип не подходит',
  clipSize: 'Кадр видео слишком большой: не больше 3840 × 2160',
  sound: 'Звук не удалось прочитать: файл повреждён или его тип не подходит',
  scene: 'Описание ролика повреждено. Откройте его в редакторе и сохраните ещё раз',
  time: 'Ролик не собрался за отведённое время. Сделайте его короче или проще',
  memory: 'Ролику не хватило памяти. Уменьшите число слоёв или размер видео',
  space: 'На сервере закончилось место. Попробуйте позже',
  crash: 'Сборка прервалась. Попробуйте ещё раз',
} as const

export type RenderFailure = keyof typeof RENDER_FAILURES

/** A failed render; `reason` is the Russian message for the user. */
export class RenderFailedError extends Error {
  override name = 'RenderFailedError'
  readonly code: RenderFailure
  readonly reason: string
  /** The resource that caused the failure, if known. */
  readonly asset: string | null
  constructor({
    code,
    asset = null,
    detail,
    cause,
  }: {
    code: RenderFailure
    asset?: string | null
    /** For the log. */
    detail?: string
    cause?: unknown
  }) {
    super(`${code}${asset ? ` ${asset}` : ''}${detail ? `: ${detail}` : ''}`, { cause })
    this.code = code
    this.reason = RENDER_FAILURES[code]
    this.asset = asset
  }
}

/** Wraps a failure; a RenderFailedError is returned unchanged. */
export const blame = (
  cause: unknown,
  { code, asset = null }: { code: RenderFailure; asset?: string | null },
): RenderFailedError =>
  cause instanceof RenderFailedError
    ? cause
    : new RenderFailedError({ code, asset, detail: String(cause), cause })
