import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openAssistant } from '../support/assistants.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'

test('an assistant is refused and let in on the smallest phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn({ page, path: '/integrations/programs' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const { address, finish } = await openAssistant({ page, baseURL })
  await page.goto(address)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Не разрешать' }).click()
  await page.waitForURL('**/cb?**')
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
  await page.goto(`${baseURL}${address}`)
  await page.getByRole('button', { name: 'Разрешить', exact: true }).click()
  expect(await finish()).toMatch(/^kadr_at_/)
  await page.goto(`${baseURL}/integrations/programs`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Ассистент' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
