import { expect, it, vi } from 'vitest'
import { type ClientView, createPlayedClient, FRESH_VIEW } from './played-client.ts'

const setUp = () => {
  let view: ClientView = FRESH_VIEW
  const openOutside = vi.fn()
  const openInside = vi.fn()
  const client = createPlayedClient({
    change: (next) => {
      view = next(view)
    },
    openOutside,
    openInside,
  })
  return { client, openOutside, openInside, view: () => view }
}

it('shows the back button and calls who listens, until they stop', () => {
  const { client, view } = setUp()
  const press = vi.fn()
  client.app.BackButton.show()
  client.app.BackButton.onClick(press)
  client.pressBack()
  client.app.BackButton.offClick(press)
  client.pressBack()
  expect(press).toHaveBeenCalledOnce()
  expect(view().isBackVisible).toBe(true)
  client.app.BackButton.hide()
  expect(view().isBackVisible).toBe(false)
})

it('asks before it closes only when it was told to, and logs the newest call first', () => {
  const { client, view, openOutside, openInside } = setUp()
  expect(view().needsClosingConfirmation).toBe(false)
  client.app.enableClosingConfirmation()
  client.app.openLink('https://example.com/')
  client.app.openMaxLink('https://max.ru/bot')
  expect(view().needsClosingConfirmation).toBe(true)
  expect(view().log.map(({ name }) => name)).toEqual([
    'openMaxLink',
    'openLink',
    'enableClosingConfirmation',
  ])
  expect(openOutside).toHaveBeenCalledWith('https://example.com/')
  expect(openInside).toHaveBeenCalledWith('https://max.ru/bot')
})
