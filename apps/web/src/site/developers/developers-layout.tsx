import type { ReactNode } from 'react'
import type { ApiGroup } from '../content/page-data.ts'
import { SitePage } from '../site-page.tsx'

const START = [
  { href: '/developers', label: 'Первый вызов' },
  { href: '/developers#keys', label: 'Ключи и права' },
  { href: '/developers#repeats', label: 'Повтор без дублей' },
  { href: '/developers#limits', label: 'Пределы' },
  { href: '/developers/errors', label: 'Ошибки' },
]
const LINK = 'flex min-h-11 items-center rounded-control px-2 hover:bg-sunken lg:min-h-8'

type Props = { groups: readonly ApiGroup[]; current?: string; children: ReactNode }

const Menu = ({ groups, current }: Omit<Props, 'children'>) => (
  <nav aria-label="Разделы API" className="grid content-start gap-5 text-label">
    <div>
      <h2 className="px-2 pb-1 text-caption font-semibold text-ink-3">Начало</h2>
      <ul>
        {START.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={LINK}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h2 className="px-2 pb-1 text-caption font-semibold text-ink-3">Справочник</h2>
      <ul>
        {groups.map(({ path, title, calls }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={path === current ? 'page' : undefined}
              className={`${LINK} aria-[current]:bg-accent-soft aria-[current]:text-accent`}
            >
              <span className="flex-1">{title}</span>
              <span className="text-caption text-ink-3">{calls.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
    <p className="border-t border-line px-2 pt-4 text-ink-3">
      Версия v1,{' '}
      <a href="/api/v1/openapi.json" className="underline">
        OpenAPI 3.1
      </a>
    </p>
  </nav>
)

/** The menu beside the text; on a phone it is folded above it. */
export const DevelopersLayout = ({ groups, current, children }: Props) => (
  <SitePage className="grid grid-cols-1 gap-8 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12">
    <details className="rounded-card border border-line bg-surface p-3 lg:hidden">
      <summary className="min-h-8 cursor-pointer font-medium">Разделы API</summary>
      <div className="pt-3">
        <Menu groups={groups} {...(current && { current })} />
      </div>
    </details>
    <div className="max-lg:hidden">
      <div className="sticky top-24">
        <Menu groups={groups} {...(current && { current })} />
      </div>
    </div>
    <div className="grid min-w-0 grid-cols-1 content-start gap-8">{children}</div>
  </SitePage>
)

/** Words of a program; long lines are broken, so that nothing scrolls sideways. */
export const Code = ({ label, children }: { label: string; children: string }) => (
  <figure className="grid min-w-0 grid-cols-1 gap-1">
    <figcaption className="text-caption text-ink-3">{label}</figcaption>
    <pre className="rounded-card bg-sunken p-4 text-label leading-normal wrap-anywhere whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  </figure>
)
