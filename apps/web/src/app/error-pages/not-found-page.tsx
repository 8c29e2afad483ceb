import { Link } from '@tanstack/react-router'
import { useIsSignedIn } from '../../platform/services.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorScreen } from './error-screen.tsx'

type Props = {
  /** «Page not found: /path», the message of the router's error. */
  message: string
  isFullScreen?: boolean
}

export const NotFoundPage = ({ message, isFullScreen = false }: Props) => {
  const isSignedIn = useIsSignedIn()
  return (
    <ErrorScreen
      drawing="emptyFrame"
      code="404"
      title="Такой страницы нет"
      text="Возможно, её перенесли или в адресе опечатка."
      detail={message}
      isFullScreen={isFullScreen}
      action={
        <Link to={isSignedIn ? '/dashboard' : '/'} className={buttonStyle()}>
          На главную
        </Link>
      }
    />
  )
}
