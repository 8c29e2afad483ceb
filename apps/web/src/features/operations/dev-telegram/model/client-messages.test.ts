import { expect, it } from 'vitest'
import { findOpenedLink, readBridgeMessage, writeBridgeMessage } from './client-messages.ts'

it('reads what it writes', () => {
  const message = { eventType: 'web_app_expand', eventData: { a: 1 } }
  expect(readBridgeMessage(writeBridgeMessage(message))).toEqual(message)
})

it.each([undefined, 7, '', 'not json', '{}', '{"eventType":1}', 'null'])(
  'ignores what is not a call: %s',
  (data) => {
    expect(readBridgeMessage(data)).toBeUndefined()
  },
)

it('finds the link to open in a browser, and only a web one', () => {
  const open = (url: string) =>
    findOpenedLink({ eventType: 'web_app_open_link', eventData: { url } })
  expect(open('https://kadr.test/connect/youtube?ticket=1')).toContain('/connect/youtube')
  expect(open('javascript:alert(1)')).toBeUndefined()
  expect(findOpenedLink({ eventType: 'web_app_ready' })).toBeUndefined()
})
