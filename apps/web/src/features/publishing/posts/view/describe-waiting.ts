import type { Target } from '@kadr/contract/publishing/post-targets'
import { describeWait } from '@kadr/domain/publishing/posts/describe-wait'

type Waiting = Pick<Target, 'state' | 'failure' | 'waiting' | 'nextAt' | 'url'>

const timeOf = ({
  nextAt,
  now,
  timeZone,
}: {
  nextAt: string | null
  now: Date
  timeZone: string
}) =>
  nextAt !== null && new Date(nextAt) > now
    ? new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit', timeZone }).format(
        new Date(nextAt),
      )
    : undefined

/** What a publication under way waits for, and until when; undefined when there is nothing to say. */
export const describeWaiting = ({
  target: { state, failure, waiting, nextAt, url },
  network,
  now,
  timeZone,
}: {
  target: Waiting
  network: string
  now: Date
  timeZone: string
}): string | undefined => {
  // A failed try has its own message with the time of the next one.
  if (failure?.retryAt) return undefined
  if (waiting) return describeWait({ network, waiting, now, timeZone })
  const next = timeOf({ nextAt, now, timeZone })
  switch (state) {
    case 'published':
      return nextAt !== null && url === null
        ? `Уже в ${network}. Ссылка появится здесь, когда её даст сеть.`
        : undefined
    case 'claimed':
      return 'Время пришло, начинаем.'
    case 'preparing':
      return next
        ? `Готовим файлы для ${network}. Продолжим в\u00a0${next}.`
        : `Отправляем файлы в ${network}. Если сеть промолчит пять минут, повторим сами.`
    case 'submitting':
      return next
        ? `${network} не ответил, выясняем, вышла ли публикация. Спросим ещё раз в\u00a0${next}.`
        : `Ждём ответа ${network}. Если его не будет, сами проверим, вышла ли публикация.`
    case 'processing':
      return next
        ? `${network} принял публикацию и обрабатывает её. Проверим в\u00a0${next}.`
        : `${network} принял публикацию и обрабатывает её.`
    default:
      return undefined
  }
}
