import { Link } from '@tanstack/react-router'
import { useIsSignedIn } from '../../platform/services.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyFrameDrawing } from './drawing.tsx'
import { ErrorScreen } from './error-screen.tsx'

type Props = {
  /** «Page not found: /path», as the router tells it. */
  message: string
  isFullScreen?: boolean
}

export const NotFoundPage = ({ message, isFullScreen = false }: Props) => {
  const isSignedIn = useIsSignedIn()
  return (
    <ErrorScreen
      drawing={<EmptyFrameDrawing />}
      code="404"
      title="Такой страницы нет"
      text="Возможно, её перенесли или в адресе опечатка."
      detail={message}
      isFullScreen={isFullScreen}
      action={
        <LinkButton asChild>
          <Link to={isSignedIn ? '/dashboard' : '/'}>На главную</Link>
        </LinkButton>
      }
    />
  )
}
