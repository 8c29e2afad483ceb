import type { DeviceSession } from '@kadr/contract/identity/users'
import { expect, it } from 'vitest'
import { orderSessions } from './session-list.tsx'

const make = (id: string, over: Partial<DeviceSession>): DeviceSession => ({
  id,
  authType: 'google',
  device: 'Chrome, Windows',
  createdAt: '2026-05-01T09:00:00Z',
  lastUsedAt: '2026-05-01T09:00:00Z',
  isCurrent: false,
  ...over,
})

it('puts this device first and the rest by their last use', () => {
  const sessions = [
    make('old', {}),
    make('here', { isCurrent: true }),
    make('recent', { lastUsedAt: '2026-05-12T09:00:00Z' }),
  ]
  expect(orderSessions(sessions).map((session) => session.id)).toEqual(['here', 'recent', 'old'])
})
