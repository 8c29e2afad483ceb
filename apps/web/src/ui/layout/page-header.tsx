import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { PageHeaderSlot, PageHelp } from './page-header-slot.ts'

type PageHeaderProps = {
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  as?: 'h1' | 'h2' | 'h3'
}

/** What fits a line of the phone's bar at 360 px, in characters. */
const BAR_TITLE = 16

const InBar = ({ title, subtitle, as: Heading = 'h1' }: PageHeaderProps) => (
  <>
    <Heading
      className={`line-clamp-2 font-bold wrap-anywhere ${title.length > BAR_TITLE ? 'leading-5' : 'text-title'}`}
    >
      {title}
    </Heading>
    {subtitle ? <p className="line-clamp-2 text-caption text-ink-3">{subtitle}</p> : null}
  </>
)

const HelpLink = () => {
  const help = useContext(PageHelp)
  return help ? (
    <a
      href={help}
      className="text-label text-ink-3 underline decoration-line-strong underline-offset-4 hover:text-ink print:hidden"
    >
      Как это работает
    </a>
  ) : null
}

const InPage = ({ title, subtitle, actions, as: Heading = 'h1' }: PageHeaderProps) => (
  <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
    <div className="grid min-w-0 gap-0.5">
      <Heading className="text-headline font-bold text-balance wrap-anywhere">{title}</Heading>
      <div className="flex flex-wrap gap-x-4">
        {subtitle ? <p className="text-label text-ink-3">{subtitle}</p> : null}
        <HelpLink />
      </div>
    </div>
    {actions ? (
      <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>
    ) : null}
  </header>
)

/** The only h1 of an app screen: in the page, or in the layout's header bar. */
export const PageHeader = (props: PageHeaderProps) => {
  const slot = useContext(PageHeaderSlot)
  if (slot === undefined) return <InPage {...props} />
  if (slot === null) return null
  return (
    <>
      {createPortal(<InBar {...props} />, slot)}
      {props.actions ? <div className="flex flex-wrap gap-2">{props.actions}</div> : null}
    </>
  )
}
