import { expect, it } from 'vitest'
import { readBridgeMessage, writeBridgeMessage } from './client-messages.ts'

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
