import type { PauseReason, RunFailureCode } from '@kadr/contract/automation/automations'

/** The problem and what to do about it. */
const FAILURES: Readonly<Record<RunFailureCode, string>> = {
  no_points: 'Закончились баллы этого месяца. Больше даёт тариф выше',
  no_items: 'В источнике нечего взять: добавьте новое или сократите срок без повторов',
  too_similar: 'Получалось слишком похоже на то, что уже выходило. Добавьте новые темы',
  account_unavailable: 'Аккаунт отключён или потерял доступ. Подключите его заново',
  nothing_known: 'Об этой теме шаблоны ничего не знают. Уточните тему или подключите ИИ',
  ai_failed: 'ИИ несколько раз не ответил. Попробуйте позже',
  render_failed: 'Видео не собралось. Откройте рилс и соберите его ещё раз',
  post_not_ready: 'Пост не подошёл сети. Он остался в черновиках: поправьте и опубликуйте',
  too_late: 'Не успели к назначенному времени',
  author_gone: 'У автора правила больше нет права публиковать. Продолжить может другой участник',
  source_unavailable: 'Источник не открывается. Проверьте ссылку',
  unanswered: 'Ответов на вопросы к теме не было. Ответьте, и она возьмёт следующий запуск',
  moved: 'Ответы получены: тема выйдет в другой запуск',
  crashed: 'Сделать не получилось: сбой на нашей стороне. Следующий запуск пройдёт как обычно',
}

const WHEN = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** The wall time of the workspace. */
export const describeMove = (wallTime: string): string =>
  `Ответы получены: тема выйдет ${WHEN.format(new Date(`${wallTime}Z`))}`

export const failureMessage = (code: RunFailureCode): string => FAILURES[code]

export const pauseMessage = (reason: PauseReason): string => {
  if (reason === 'user') return 'Остановлена вручную'
  if (reason === 'failures') {
    return 'Три запуска подряд не удались. Посмотрите причины и включите снова'
  }
  return FAILURES[reason]
}
