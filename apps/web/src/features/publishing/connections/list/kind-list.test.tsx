import { ALL_NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { makeConnections } from './connection.fixture.ts'
import { KindList } from './kind-list.tsx'

afterEach(cleanup)

type Closed = Partial<Record<Network, 'oauth'>>

const show = (obstacle?: string, closed: Closed = {}) => {
  const onConnect = vi.fn()
  render(
    <KindList
      connections={makeConnections()}
      obstacle={obstacle}
      leaving={undefined}
      listOpen={({ id, methods }) => methods.filter(({ by }) => by !== closed[id])}
      onConnectAll={vi.fn()}
      quota={undefined}
      onConnect={onConnect}
    />,
  )
  return onConnect
}

it('connects the network that was pressed', async () => {
  const onConnect = show()
  await userEvent.click(screen.getByRole('button', { name: 'Подключить TikTok' }))
  expect(onConnect.mock.calls[0]?.[0].network.title).toBe('TikTok')
})

it('explains why nothing can be connected before a click', () => {
  show('Лимит исчерпан')
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Подключить/ })
  expect(buttons).toHaveLength(ALL_NETWORKS.length)
  for (const button of buttons) {
    expect(button.disabled).toBe(true)
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Лимит исчерпан')
  }
})

it('offers in a row only networks whose sign-in is open', () => {
  show()
  expect(screen.getByRole('button', { name: 'Подключить подряд: 7' })).toBeDefined()
  cleanup()
  show(undefined, { vk: 'oauth' })
  expect(screen.getByRole('button', { name: 'Подключить подряд: 6' })).toBeDefined()
})
