import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { describeReturn } from './describe-return.ts'
import { aPost, aTarget } from './post.fixture.ts'
import { PostBadge } from './post-badge.tsx'

afterEach(cleanup)

const show = (post: Parameters<typeof PostBadge>[0]['post']) => {
  const services = createServices({
    boot: { buildId: '', origin: '', apiOrigins: {}, path: '/', data: {} },
  })
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <PostBadge post={post} />
      </QueryClientProvider>
    </ServicesProvider>,
  )
}
const until = new Date(Date.now() + 60_000).toISOString()
const waiting = aTarget({
  network: 'threads',
  state: 'scheduled',
  waiting: { reason: 'asked', until, asksAt: null },
})

it('says what is out and what waits until when, not that a post with links is planned', () => {
  const out = aTarget({ state: 'published', url: 'https://t.me/kadr/1' })
  show(aPost({ state: 'publishing', targets: [out, out, waiting] }))
  expect(screen.getByText(/^Вышло 2\sиз\s3, Threads .*\d\d:\d\d$/)).toBeDefined()
  expect(screen.queryByText('Запланирован')).toBeNull()
})

it('names the state alone where nothing waits', () => {
  show(aPost({ state: 'scheduled', targets: [aTarget({ state: 'scheduled' })] }))
  expect(screen.getByText('Запланирован')).toBeDefined()
})

it('tells a draft that was sent back from one that was not', () => {
  const returned = { byName: 'Ольга', isGuest: true, at: until, note: 'Добавьте цену' }
  show(aPost({ returned }))
  expect(screen.getByText('На доработке')).toBeDefined()
  expect(describeReturn({ returned, now: new Date(until), timeZone: 'Europe/Moscow' })).toMatch(
    /^Вернули на доработку: Ольга \(по ссылке\), сегодня в\s\d{1,2}:\d\d$/,
  )
  cleanup()
  show(aPost())
  expect(screen.getByText('Черновик')).toBeDefined()
})
