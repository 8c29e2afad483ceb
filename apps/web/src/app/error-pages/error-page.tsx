import { ApiError } from '../../platform/api/api-error.ts'
import { PageError, statusOf } from '../../platform/page/page-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'

type Props = { error: unknown; onRetry: () => void; isFullScreen?: boolean }

const isNetworkFailure = (error: unknown) => error instanceof ApiError && error.status === 0

const describe = (error: unknown) =>
  isNetworkFailure(error)
    ? {
        code: 'Нет связи',
        title: 'Сервер не ответил',
        text: 'Проверьте интернет и повторите. Всё, что уже сохранено, на месте.',
      }
    : {
        code: String(error instanceof ApiError ? error.status : statusOf(error)),
        title: 'Что-то сломалось на нашей стороне',
        text: 'Попробуйте ещё раз. Если не поможет, вернитесь через несколько минут: сохранённое не пропадёт.',
      }

/** A 404 has its own page; every other failure offers a retry. */
export const ErrorPage = ({ error, onRetry, isFullScreen = false }: Props) => {
  if (error instanceof PageError && error.statusCode === 404) {
    return <NotFoundPage message={error.message} isFullScreen={isFullScreen} />
  }
  return (
    <ErrorScreen
      drawing="tornFilm"
      {...describe(error)}
      isFullScreen={isFullScreen}
      action={<Button onClick={onRetry}>Повторить</Button>}
    />
  )
}
