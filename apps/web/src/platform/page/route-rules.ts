import { pagePathOf } from './payload.ts'

export type RouteRule = {
  /** A path, or a folder with everything below it: `/old/**`. */
  from: string
  /** A path of this site or an address elsewhere. `**` stands for what the rule's `**` matched. */
  to: string
  /** 301 for a permanent move. */
  status: 301 | 302
}

export type Redirect = { location: string; status: 301 | 302; isExternal: boolean }

/** Old and short addresses. Server and browser share this table. */
export const ROUTE_RULES: readonly RouteRule[] = [
  { from: '/signin', to: '/login', status: 301 },
  { from: '/app', to: '/dashboard', status: 302 },
  { from: '/user', to: '/account', status: 302 },
  { from: '/users', to: '/account', status: 302 },
  { from: '/account-groups', to: '/analytics/account-groups', status: 302 },
  { from: '/publisher', to: '/posts/settings', status: 302 },
  { from: '/heshtegi-dlya-tiktok-2025', to: '/blog/heshtegi-dlya-tiktok-2025', status: 301 },
  { from: '/karuseli-v-instagram-2025', to: '/blog/karuseli-v-instagram-2025', status: 301 },
  { from: '/tariffs', to: '/pricing', status: 301 },
  { from: '/hooks', to: '/hooks-gallery', status: 301 },
  { from: '/help/**', to: '/knowledge-base/**', status: 301 },
  { from: '/offer', to: '/terms', status: 301 },
]

const match = ({ rule, path }: { rule: RouteRule; path: string }): string | undefined => {
  const [start = '', rest] = rule.from.split('**')
  if (rest === undefined) return start === path ? rule.to : undefined
  return `${path}/`.startsWith(start)
    ? pagePathOf(rule.to.replace('**', path.slice(start.length)))
    : undefined
}

/** The new address of a path (with its search), if it has moved. */
export const findRedirect = ({
  href,
  rules = ROUTE_RULES,
}: {
  href: string
  rules?: readonly RouteRule[]
}): Redirect | undefined => {
  const [pathname = '/', search] = (href.split('#')[0] ?? '').split('?')
  const path = pagePathOf(pathname)
  for (const rule of rules) {
    const target = match({ rule, path })
    if (target === undefined) continue
    const location = search && !target.includes('?') ? `${target}?${search}` : target
    return { location, status: rule.status, isExternal: !location.startsWith('/') }
  }
  return undefined
}
