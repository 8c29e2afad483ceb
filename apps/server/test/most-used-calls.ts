/** From half a month ago to three weeks ahead: the calendar of a month as a screen asks for it. */
const monthAround = (now: Date) => {
  const moment = (days: number) =>
    encodeURIComponent(new Date(now.getTime() + days * 86_400_000).toISOString())
  return `from=${moment(-15)}&to=${moment(20)}`
}

/** What the screens that people look at most ask for, by what they show. */
export const mostUsedCalls = (now: Date): Readonly<Record<string, string>> => ({
  posts: '/posts?limit=40',
  'post counts': '/posts/counts',
  calendar: `/calendar?${monthAround(now)}`,
  overview: '/analytics/overview',
  'accounts with figures': '/analytics/accounts',
  'best pieces': '/analytics/work-items?sort=views',
  attribution: '/analytics/attribution',
  'best time': '/analytics/best-time',
  reels: '/reels?limit=40',
  resources: '/resources?limit=40',
  products: '/products',
  automations: '/automations',
  'planned runs': `/automations/planned?${monthAround(now)}`,
  connections: '/users/me/connections',
  subscription: '/users/me/subscription',
  points: '/users/me/points',
  notifications: '/notifications',
  'unread notifications': '/notifications/count',
  workspaces: '/workspaces',
  profile: '/users/me',
  generations: '/generations',
  team: '/team',
})
