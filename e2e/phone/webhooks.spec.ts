import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { makeWebhook, readLog } from '../support/webhooks.ts'

const NAME = 'Программа для записи клиентов и склада'

test('a webhook is made and its log read on a phone', async ({ page, allowErrors }) => {
  // Two forms with mistakes.
  allowErrors(/400 .*\/integrations\/webhooks/)
  await signIn({ page, path: '/dashboard' })
  await makeWebhook({ page, name: NAME })
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await expectNoSidewaysScroll(page)
  }
  await readLog({ page, name: NAME })
  await expectNoSidewaysScroll(page)
})
