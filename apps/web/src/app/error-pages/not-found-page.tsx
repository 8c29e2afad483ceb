import { Link } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useIsSignedIn } from '../../platform/api/services.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { ErrorScreen } from './error-screen.tsx'

type Props = {
  /** «Page not found: /path», the message of the router's error. */
  message: string
  isFullScreen?: boolean
}

const POPULAR = [
  { to: '/pricing', label: 'Тарифы' },
  { to: '/networks', label: 'Сети' },
  { to: '/blog', label: 'Блог' },
  { to: '/knowledge-base', label: 'База знаний' },
  { to: '/hooks-gallery', label: 'Галерея хуков' },
  { to: '/free-tools', label: 'Скачать по ссылке' },
]

/** Not part of the shell, like the drawing. */
const useSearch = () => {
  const [Search, setSearch] = useState<ComponentType>()
  useEffect(() => {
    import('../../site/search/site-search.tsx').then(
      (file) => setSearch(() => file.SiteSearch),
      () => undefined,
    )
  }, [])
  return Search
}

/** Where a visitor who came by an old link may have wanted to go. */
const Directions = () => {
  const Search = useSearch()
  return (
    <>
      <div className="min-h-11 w-full text-left">{Search ? <Search /> : null}</div>
      <nav
        aria-label="Популярные страницы"
        className="flex flex-wrap justify-center gap-x-5 gap-y-1"
      >
        {POPULAR.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-8 items-center underline underline-offset-4"
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  )
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
        <>
          <Link to={isSignedIn ? '/dashboard' : '/'} className={buttonStyle()}>
            На главную
          </Link>
          {isSignedIn || isFullScreen ? null : <Directions />}
        </>
      }
    />
  )
}
