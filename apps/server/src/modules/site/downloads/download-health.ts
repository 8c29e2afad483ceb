import type { DownloadHealth } from '@kadr/contract/site/downloads'

/** Links the source could give, and those it gave. */
type Outcomes = { found: number; asked: number }

/** Of fewer links nothing can be said. */
const LEAST_ASKED = 5
const LEAST_FOUND = 2

/** Most links fail: by the source, or by us where the engine no longer reads it. */
export const judgeHealth = ({
  isOn,
  success,
}: {
  isOn: boolean
  success: Outcomes | null
}): DownloadHealth => {
  if (!isOn) return 'off'
  if (!success || success.asked === 0) return 'unknown'
  return success.asked >= LEAST_ASKED && success.found * 2 < success.asked ? 'failing' : 'works'
}

/** By the last hours: the source gives again what is asked for. */
export const hasRecovered = ({ found, asked }: Outcomes): boolean =>
  found >= LEAST_FOUND && found * 2 >= asked

/** With a non-breaking space before the percent sign. */
const percentOf = ({ found, asked }: Outcomes) => `${Math.round((found / asked) * 100)}\u00a0%`

/** The state of a source as a sentence for its page. */
export const healthText = ({
  health,
  isEngineFound,
  success,
}: {
  health: DownloadHealth
  isEngineFound: boolean
  success: Outcomes | null
}): string => {
  if (health === 'off') return 'Здесь этот инструмент выключен владельцем сайта.'
  if (!isEngineFound) return 'Сейчас скачиваются только фото: видео и\u00a0звук чиним.'
  if (!success) return 'За\u00a0сутки ссылок не\u00a0искали.'
  const share = `${success.found}\u00a0из\u00a0${success.asked} (${percentOf(success)})`
  return health === 'failing'
    ? `Сейчас чаще всего не\u00a0получается. За\u00a0сутки удалось ${share}.`
    : `Работает. За\u00a0сутки удалось ${share}.`
}
